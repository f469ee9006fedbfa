import type { Text } from '@/lib/domain/i18n/text';

/** How much a station takes on, as the staff API returns it. Times are ISO 8601. */
export type StationPace = {
  station: string;
  title: Text;
  /** Orders of the running interval, and the most that it takes; null: the hotel sets no limit. */
  load: { orders: number; max: number; minutes: number } | null;
  /** Minutes that its orders take longer; null: none. */
  busy_minutes: number | null;
  busy_until: string | null;
  /** null: it is open. */
  closed_until: string | null;
};

/** What staff set of a station: all of it, every time. */
export type PaceChange = Pick<StationPace, 'busy_minutes' | 'busy_until' | 'closed_until'>;
