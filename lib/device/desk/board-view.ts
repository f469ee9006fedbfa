import { BOARD_VIEWS, type BoardView, TICKET_SIZES, type TicketSize } from '@/lib/domain/desk/board-shape';
import { isRecord, readString } from '@/lib/domain/json/read-value';
import { PersistedAtom } from '../persisted-atom';
import { readJson } from '../read-json';

/** `station`: the id of the station that the device is; null: none. `keys`: whether keys press actions. */
type BoardSettings = { size: TicketSize; view: BoardView; station: string | null; keys: boolean };

const USUAL: BoardSettings = { size: 'm', view: 'kitchen', station: null, keys: true };

function parse(stored: string | null): BoardSettings {
  const value = readJson(stored);
  if (!isRecord(value)) return USUAL;
  return {
    size: TICKET_SIZES.find((size) => size === value.size) ?? USUAL.size,
    view: BOARD_VIEWS.find((view) => view === value.view) ?? USUAL.view,
    station: readString(value.station),
    keys: value.keys !== false,
  };
}

/** How this device shows the board: the size of its tickets, its view, its station, and whether keys press actions. Rules: desk/DE50, desk/DE51, desk/DE53, desk/DE55. */
export const boardSettings = new PersistedAtom<BoardSettings>({
  key: 'desk-board',
  parse,
  serialize: (settings) => JSON.stringify(settings),
});
