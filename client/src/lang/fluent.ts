/** One Fluent bundle a language and source; formatting never throws, and a missing key shows itself. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './languages';

export type Args = Record<string, FluentVariable>;

export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    ...sources: string[]
  ) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message, or one of its attributes as `key.attribute`; undefined where there is none. */
  find(key: string, args: Args = {}): string | undefined {
    const [id, attribute] = key.split('.') as [string, string | undefined];
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : undefined;
  }

  /** A message; a missing one shows its key, so that it is seen and the tests find it. */
  say(key: string, args: Args = {}): string {
    return this.find(key, args) ?? `‹${key}›`;
  }
}
