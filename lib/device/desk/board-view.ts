import { BOARD_VIEWS, type BoardView, TICKET_SIZES, type TicketSize } from '@/lib/domain/desk/board-shape';
import { isRecord } from '@/lib/domain/json/read-value';
import { PersistedAtom } from '../persisted-atom';
import { readJson } from '../read-json';

type BoardSettings = { size: TicketSize; view: BoardView };

const USUAL: BoardSettings = { size: 'm', view: 'kitchen' };

function parse(stored: string | null): BoardSettings {
  const value = readJson(stored);
  if (!isRecord(value)) return USUAL;
  return {
    size: TICKET_SIZES.find((size) => size === value.size) ?? USUAL.size,
    view: BOARD_VIEWS.find((view) => view === value.view) ?? USUAL.view,
  };
}

/** How this device shows the board: the size of its tickets and its view. Rules: desk/DE50, desk/DE51. */
export const boardSettings = new PersistedAtom<BoardSettings>({
  key: 'desk-board',
  parse,
  serialize: (settings) => JSON.stringify(settings),
});
