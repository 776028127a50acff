/** Who is at this browser. */
import * as rest from '../net/rest';
import type { Person } from '../net/wire.gen';

export const people = $state<{ me: Person | null; known: boolean }>({ me: null, known: false });

export async function whoAmI(): Promise<void> {
  people.me = (await rest.me()).person;
  people.known = true;
}

/** Somebody, with a name: asked for one where there is none yet. */
export async function beNamed(name: string): Promise<Person> {
  people.me = await rest.rename(name);
  return people.me;
}

export async function enter(name: string, password: string, fresh: boolean): Promise<void> {
  people.me = await (fresh ? rest.register({ name, password }) : rest.login({ name, password }));
}

export async function leave(): Promise<void> {
  await rest.logout();
  people.me = null;
}
