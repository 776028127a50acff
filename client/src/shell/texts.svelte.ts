/** The texts of a game in the reader's language, loaded once each. */
import { Words } from '../lang/fluent';
import { RoomTexts } from '../lang/room';
import * as rest from '../net/rest';
import { settings } from './settings.svelte';

export async function roomTexts(game: string): Promise<RoomTexts> {
  const { language } = settings;
  const [source, content, games] = await Promise.all([rest.gameTexts(game, language), rest.content(game), rest.games()]);
  const info = games.find(({ name }) => name === game);
  if (!info) throw new rest.Refused('unknown_game', `this server does not play ${game}`);
  return new RoomTexts(new Words(language, source), info, content);
}
