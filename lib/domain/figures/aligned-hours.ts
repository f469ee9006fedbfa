import type { HourFigures } from './hour-figures';

/** An hour with the orders of each day; null: the day does not have the hour. */
export type AlignedHour = { hour: number; again: boolean; orders: readonly (number | null)[] };

type Hours = readonly Pick<HourFigures<number>, 'hour' | 'again' | 'orders'>[];

/** The hours of several days beside each other, in the order of the clock. Rule: figures/FG1. */
export function alignedHours(days: readonly Hours[]): readonly AlignedHour[] {
  const places = days.flat().map(({ hour, again }) => hour * 2 + Number(again));
  return [...new Set(places)]
    .sort((one, other) => one - other)
    .map((place) => {
      const [hour, again] = [Math.floor(place / 2), place % 2 === 1];
      const ordersOf = (hours: Hours) => hours.find((each) => each.hour === hour && each.again === again)?.orders;
      return { hour, again, orders: days.map((hours) => ordersOf(hours) ?? null) };
    });
}

/** Without the hours before the first order and after the last one of all days. */
export function busyHours(hours: readonly AlignedHour[]): readonly AlignedHour[] {
  const isBusy = ({ orders }: AlignedHour) => orders.some((count) => (count ?? 0) > 0);
  return hours.slice(Math.max(0, hours.findIndex(isBusy)), hours.findLastIndex(isBusy) + 1);
}
