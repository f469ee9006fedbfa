/** More events than a server repeats after a reconnection. */
const MAX_IDS = 1_000;

/**
 * The ids of recent events, so that no event is dispatched twice. All ids are stored, not only the highest one, because
 * two events written at the same time may arrive in either order.
 */
export class RecentIds {
  readonly #ids = new Set<string>();
  #last: number | null = null;

  /** The highest id, after which a stream resumes; null: no event was received. */
  get last(): number | null {
    return this.#last;
  }

  /** Whether this id is new; it is remembered then. Events without an id are always new. */
  isNew(id: string): boolean {
    if (id === '') return true;
    if (this.#ids.has(id)) return false;
    this.#ids.add(id);
    for (const oldest of this.#ids) {
      if (this.#ids.size <= MAX_IDS) break;
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
