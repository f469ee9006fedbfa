/** A generator of numbers in [0, 1) that gives the same sequence for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks one of the values with such a generator. */
export const pickFrom = <T>(random: () => number, values: readonly T[]): T =>
  values[Math.floor(random() * values.length)] as T;

/** Counts how often each event has happened. */
export class Tally {
  readonly #counts = new Map<string, number>();

  note(what: string, times = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + times);
  }

  add(other: Tally): void {
    for (const [what, times] of other.#counts) this.note(what, times);
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  /** One line for each event, ordered by name. */
  toString(): string {
    const lines = [...this.#counts].sort(([one], [other]) => (one < other ? -1 : 1));
    return lines.map(([what, times]) => `  ${String(times).padStart(6)}  ${what}`).join('\n');
  }
}
