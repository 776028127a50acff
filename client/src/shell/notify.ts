/** Notifications of the browser, for whoever has asked for them in the settings. */
import { go } from './router.svelte';

/** Whether this browser can show any: pages without TLS and some phones cannot. */
export function canNotify(): boolean {
  return 'Notification' in globalThis && isSecureContext;
}

/** Ask the browser's owner; whether the answer is yes. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, body: string, path: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag: path, icon: '/icon.svg' });
    note.onclick = () => {
      focus();
      go(path);
      note.close();
    };
  } catch {
    // Chrome on Android shows notifications of service workers only; title and sound remain.
  }
}
