/** What a person has set for this browser, kept in its storage and shown on `<html>` for the styles. */
import { speak } from '../lang/hall.svelte';
import { isLanguage, preferred, type Language } from '../lang/languages';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'none';
  /** Larger shapes and patterns on every piece. */
  shapes: boolean;
  sound: boolean;
  /** Notifications of the browser when it is my turn. */
  notify: boolean;
  /** Tables as words only: for a screen reader, or a small screen. */
  plain: boolean;
  /** Ask before an answer is sent. On a touch screen by default: a thumb slips. */
  confirm: boolean;
}

const KEY = 'longhall.settings';
const touch = matchMedia('(pointer: coarse)').matches;
const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

function read(): Settings {
  const defaults: Settings = {
    language: preferred(navigator.languages),
    theme: 'system',
    motion: 'system',
    shapes: false,
    sound: false,
    notify: false,
    plain: false,
    confirm: touch,
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    const settings = { ...defaults, ...stored };
    return isLanguage(settings.language) ? settings : defaults;
  } catch {
    return defaults;
  }
}

export const settings = $state<Settings>(read());

function show(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
  dataset['motion'] = moves() ? 'full' : 'none';
  dataset['shapes'] = settings.shapes ? 'strong' : 'plain';
}

/** Whether things may move. */
export function moves(): boolean {
  return settings.motion === 'system' ? !still.matches : settings.motion === 'full';
}

/** Change some settings, for good. */
export async function change(wish: Partial<Settings>): Promise<void> {
  Object.assign(settings, wish);
  localStorage.setItem(KEY, JSON.stringify(settings));
  show();
  if (wish.language) await speak(wish.language);
}

/** Show the settings and speak the language: once, at the start. */
export async function begin(): Promise<void> {
  show();
  dark.addEventListener('change', show);
  still.addEventListener('change', show);
  await speak(settings.language);
}
