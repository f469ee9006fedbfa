import { type PersistedOptions, StorageSlot } from './storage-slot';

/**
 * A value in device storage that all tabs share.
 *
 * Changes are functions that are applied to the value stored at the time of writing, so that no change is lost if two
 * tabs edit the same cart. `get` returns a change at once. It is written at most every 300 ms, and immediately if the
 * page is hidden or left. Rule: device-storage/D13.
 */

export type Change<T> = (value: T) => T;

export type PersistedValue<T> = {
  /**
   * Returns the stored value with all changes, including those not written yet. The same reference until the value
   * changes.
   */
  get(): T;
  /** Changes the value at once and writes it soon. */
  change(change: Change<T>): void;
  /** Changes the value and writes it before returning. For data that must survive an immediate reload. */
  changeNow(change: Change<T>): void;
  /** Reads the storage again without waiting for a storage event. */
  reread(): void;
  /** Calls the listener after each change in any tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
};

const WRITE_EVERY_MS = 300;

/**
 * Runs a write under a lock shared by all tabs, if the browser supports locks. Not possible while a page is being left.
 */
const alone = (key: string, write: () => void): void => {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) write();
  // A document that is being unloaded or has an opaque origin gets no lock. Writing without it is better than losing
  // data.
  else navigator.locks.request(`device:${key}`, write).catch(write);
};

/** Creates a value in device storage; a change is applied to what is stored at that moment. Rule: cart/CT18. */
export const persistedValue = <T>(options: PersistedOptions<T>): PersistedValue<T> => new StoredValue(options);

class StoredValue<T> implements PersistedValue<T> {
  readonly #kept: StorageSlot<T>;
  readonly #listeners = new Set<() => void>();
  /** The value with all changes, and the stored value to which they were applied. */
  #shown: { from: T; value: T } | undefined;
  #waiting: Change<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastWrite = Number.NEGATIVE_INFINITY;

  constructor(options: PersistedOptions<T>) {
    this.#kept = new StorageSlot(options);
  }

  get(): T {
    // Without listeners there are no storage events, so the storage is read every time.
    return this.#withWaiting(this.#listeners.size > 0 ? this.#kept.lastRead() : this.#kept.read());
  }

  change(step: Change<T>): void {
    if (!this.#wait(step)) return;
    this.#writeSoon();
    this.#tell();
  }

  changeNow(step: Change<T>): void {
    this.#kept.read();
    const changed = this.#wait(step);
    this.#write();
    if (changed) this.#tell();
  }

  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) this.#watch(true);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#watch(false);
    };
  }

  #withWaiting(from: T): T {
    if (this.#shown === undefined || this.#shown.from !== from) {
      this.#shown = { from, value: this.#waiting.reduce((value, change) => change(value), from) };
    }
    return this.#shown.value;
  }

  /** Queues a change. Returns false if it does not change the value. */
  #wait(step: Change<T>): boolean {
    const from = this.#listeners.size > 0 ? this.#kept.lastRead() : this.#kept.read();
    const now = this.#withWaiting(from);
    const next = step(now);
    if (next === now) return false;
    this.#waiting.push(step);
    this.#shown = { from, value: next };
    return true;
  }

  readonly #write = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#hurryWhenLeft(false);
    if (this.#waiting.length === 0) return;
    const before = this.#shown?.value;
    const next = this.#withWaiting(this.#kept.read());
    this.#waiting = [];
    this.#lastWrite = performance.now();
    this.#kept.write(next);
    this.#shown = { from: next, value: next };
    if (next !== before) this.#tell();
  };

  #writeSoon(): void {
    if (this.#timer !== undefined) return;
    this.#hurryWhenLeft(true);
    const wait = Math.max(0, this.#lastWrite + WRITE_EVERY_MS - performance.now());
    // The timer stays set until the write has run, so that later changes are written with it.
    this.#timer = setTimeout(() => alone(this.#kept.key, this.#write), wait);
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  reread(): void {
    const before = this.#shown?.value;
    if (this.#withWaiting(this.#kept.read()) !== before) this.#tell();
  }

  readonly #onStorage = (event: StorageEvent): void => {
    if (event.key === null || event.key === this.#kept.key) this.reread();
  };

  readonly #onShow = (event: PageTransitionEvent): void => {
    // A page restored from the back/forward cache has missed the storage events of other tabs.
    if (event.persisted) this.reread();
  };

  readonly #onHide = (): void => {
    if (document.visibilityState === 'hidden') this.#write();
  };

  #watch(listens: boolean): void {
    this.#kept.read();
    if (listens) {
      window.addEventListener('storage', this.#onStorage);
      window.addEventListener('pageshow', this.#onShow);
    } else {
      window.removeEventListener('storage', this.#onStorage);
      window.removeEventListener('pageshow', this.#onShow);
    }
  }

  /** Writes immediately when the page is left while a change is waiting. */
  #hurryWhenLeft(waits: boolean): void {
    const each = waits ? 'addEventListener' : 'removeEventListener';
    window[each]('pagehide', this.#write);
    document[each]('visibilitychange', this.#onHide);
  }
}
