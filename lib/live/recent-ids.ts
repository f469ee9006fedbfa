/** More than a server repeats at once. */
const MOST = 1_000;

/**
 * The ids of recent events, so that none is dispatched twice. A set and not just the highest: two events that
 * are written in the same instant may come in either order.
 */
export class RecentIds {
  readonly #ids = new Set<string>();
  #last: number | null = null;

  /** The highest id, from which a stream resumes; null: nothing was heard. */
  get last(): number | null {
    return this.#last;
  }

  /** Whether this id comes for the first time; from now on it does not. What has no id is always new. */
  isNew(id: string): boolean {
    if (id === '') return true;
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    for (const oldest of this.#ids) {
      if (this.#ids.size <= MOST) break;
      this.#ids.delete(oldest);
    }
    const number = Number(id);
    if (Number.isSafeInteger(number)) this.#last = Math.max(this.#last ?? 0, number);
    return true;
  }

  clear(): void {
    this.#ids.clear();
    this.#last = null;
  }
}
