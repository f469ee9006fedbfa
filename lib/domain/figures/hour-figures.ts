import { addUp, type Minor } from '../money/money';
import type { DayHour } from './hotel-day';
import { type CountedOrder, orderedSum, stoppedBy } from './order-facts';

/** What was ordered in an hour. `again`: the hour that the clocks show for the second time. */
export type HourFigures<A = Minor> = { hour: number; again: boolean; orders: number; revenue: A };

/** The orders of a day by the hours in which they were sent. Rules: figures/FG1, figures/FG3. */
export function hourFigures(all: readonly CountedOrder[], hours: readonly DayHour[]): readonly HourFigures[] {
  const orders = all.filter((order) => stoppedBy(order) === null);
  const byHour = Map.groupBy(orders, ({ created_at }) => {
    const at = Date.parse(created_at);
    return hours.findLastIndex(({ from }) => from <= at);
  });
  return hours.map(({ hour, again }, index) => {
    const own = byHour.get(index) ?? [];
    return { hour, again, orders: own.length, revenue: addUp(own.map(orderedSum)) };
  });
}
