import { readScrollPositions, type ScrollPositions } from '@/lib/domain/navigation/scroll-positions';
import { PersistedAtom } from './persisted-atom';
import { readJson } from './read-json';

/** How far the pages of this visit were scrolled, for "back" after a reload. Rule: device-storage/D11. */
export const scrollPositions = new PersistedAtom<ScrollPositions>({
  key: 'scroll_positions',
  parse: (stored) => readScrollPositions(readJson(stored)),
  serialize: (positions) => (Object.keys(positions).length === 0 ? null : JSON.stringify(positions)),
  storage: () => window.sessionStorage,
});
