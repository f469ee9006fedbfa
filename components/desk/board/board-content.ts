import type { AllDayRow } from '@/lib/domain/desk/all-day';
import type { DeskLane } from '@/lib/domain/desk/lanes';
import type { LaterEntry } from '@/lib/domain/desk/later';
import type { DeskOrder } from '../desk-api';

/** What stands on the board. */
export type BoardContent = {
  lanes: Readonly<Record<DeskLane, readonly DeskOrder[]>>;
  allDay: readonly AllDayRow[];
  /** Keys of the dishes of the list of all day that are sold out. */
  soldOut: ReadonlySet<string>;
  /** What is for later, the earliest first. */
  later: readonly LaterEntry<DeskOrder>[];
};
