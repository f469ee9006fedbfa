import { millisecondsInMinute } from 'date-fns/constants';

/** How many, and the sum of their times in ms: a mean is exact only when it is divided last. */
export type Duration = { count: number; ms: number };

export const sumOf = (times: readonly number[]): Duration => ({
  count: times.length,
  ms: times.reduce((sum, time) => sum + time, 0),
});

/** The mean in ms; null: there is none. */
export const meanOf = ({ count, ms }: Duration): number | null => (count === 0 ? null : ms / count);

/** A whole percentage, rounded half up; null: of nothing. */
export const percentage = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 100) / whole);

/** Where a delivery stands against its promise. */
export const PROMISE_PLACES = ['very-early', 'early', 'kept', 'late', 'very-late'] as const;

/** Minutes up to which a promise counts as kept, and up to which a delivery is not far from it. */
const NEAR = 5;
const FAR = 15;

/** `places`: how many stand in each of `PROMISE_PLACES`. `taken` and `promised` are of the same orders. */
export type PromiseFigures = { taken: Duration; promised: Duration; places: readonly number[] };

function placeOf(minutes: number): (typeof PROMISE_PLACES)[number] {
  if (Math.abs(minutes) <= NEAR) return 'kept';
  if (minutes < 0) return minutes < -FAR ? 'very-early' : 'early';
  return minutes > FAR ? 'very-late' : 'late';
}

/** Deliveries against what was first promised for them, both in ms since the wait began. Rule: figures/FG5. */
export function promiseFigures(deliveries: readonly { taken: number; promised: number }[]): PromiseFigures {
  const places = deliveries.map(({ taken, promised }) => placeOf((taken - promised) / millisecondsInMinute));
  return {
    taken: sumOf(deliveries.map(({ taken }) => taken)),
    promised: sumOf(deliveries.map(({ promised }) => promised)),
    places: PROMISE_PLACES.map((place) => places.filter((each) => each === place).length),
  };
}

/** How many deliveries were late. */
export const lateOf = ({ places }: PromiseFigures): number =>
  PROMISE_PLACES.reduce((sum, place, index) => (place.endsWith('late') ? sum + (places[index] ?? 0) : sum), 0);
