/** One sound: a low horn when it is your turn. Made here, off unless asked for. */
let context: AudioContext | null = null;

export function ring(): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [pitch, delay] of [
    [146.8, 0],
    [220, 0.16],
  ] as const) {
    const horn = context.createOscillator();
    const breath = context.createGain();
    horn.type = 'triangle';
    horn.frequency.value = pitch;
    breath.gain.setValueAtTime(0, start + delay);
    breath.gain.linearRampToValueAtTime(0.16, start + delay + 0.06);
    breath.gain.exponentialRampToValueAtTime(0.001, start + delay + 0.7);
    horn.connect(breath).connect(context.destination);
    horn.start(start + delay);
    horn.stop(start + delay + 0.75);
  }
}
