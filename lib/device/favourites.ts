import { PersistedAtom } from './persisted-atom';
import { readJson } from './read-json';

/** More than anybody marks; the oldest go. */
const MOST = 200;

/** The ids of the products that the guest has marked, oldest first. Rules: catalogue/C22, device-storage/D19. */
export const favourites = new PersistedAtom<readonly string[]>({
  key: 'favourites',
  parse: (stored) => {
    const read = readJson(stored);
    return Array.isArray(read) ? read.filter((id) => typeof id === 'string').slice(-MOST) : [];
  },
  serialize: (ids) => (ids.length === 0 ? null : JSON.stringify(ids)),
});

/** Marks a product or takes the mark away. */
export const toggleFavourite = (id: string): void =>
  favourites.change((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id].slice(-MOST)));
