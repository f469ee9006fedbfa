import type { AllDayRow } from '@/lib/domain/desk/all-day';
import type { DeskLane } from '@/lib/domain/desk/lanes';
import type { DeskOrder } from '../desk-api';

/** What stands on the board. */
export type BoardContent = {
  lanes: Readonly<Record<DeskLane, readonly DeskOrder[]>>;
  allDay: readonly AllDayRow[];
};
