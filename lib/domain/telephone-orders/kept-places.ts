/** For when a station has an order: an instant in ms. */
type Place = { station: string; at: number };

/** A line of an order at its station. `at`: the instant in ms for which it was ordered; null: for when it was ordered. */
type PlacedLine = { station: string | null; at: number | null };

const isOf = (line: PlacedLine, { station, at }: Place, timed: ReadonlySet<number>): boolean =>
  line.station === station && (timed.has(at) ? line.at === at : line.at === null);

/**
 * The places of an order at its stations that it still needs when some of its lines go: those of the lines that stay. Rules:
 * telephone-orders/TO10, pace/PA3.
 */
export function keptPlaces<P extends Place>(
  places: readonly P[],
  { kept, removed }: { kept: readonly PlacedLine[]; removed: readonly PlacedLine[] },
): readonly P[] {
  return places.filter((place) => {
    const own = [...kept, ...removed].filter(({ station }) => station === place.station);
    const timed = new Set(own.flatMap(({ at }) => at ?? []));
    return kept.some((line) => isOf(line, place, timed));
  });
}
