/** Refusals in the reader's language. */
import { has, t } from '../lang/hall.svelte';
import { Refused } from '../net/rest';

export function sayCode(code: string, reason: string): string {
  const key = `code-${code.replaceAll('_', '-')}`;
  return has(key) ? t(key) : reason;
}

export function sayError(error: unknown): string {
  return error instanceof Refused ? sayCode(error.code, error.message) : String(error);
}
