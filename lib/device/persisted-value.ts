import { type PersistedOptions, StorageSlot } from './storage-slot';

/**
 * One thing that the phone remembers, under one key.
 *
 * Changes are functions, not values: they are kept until they are written, and applied to whatever is stored by then,
 * so that two tabs that change the same cart lose nothing. A change shows at once; it is written at most every
 * 300 ms, and in any case when the page is hidden or left. Rule: device-storage/D13.
 */

export type Change<T> = (value: T) => T;

export type PersistedValue<T> = {
  /**
   * What holds now: the stored value with the changes that are not written yet. The same reference until it
   * changes.
   */
  get(): T;
  /** Changes the value; it is shown at once and written soon. */
  change(change: Change<T>): void;
  /** Changes the value and writes it before returning: for what must survive the next instant. */
  changeNow(change: Change<T>): void;
  /** Reads the storage again, without waiting for the events of other tabs. */
  reread(): void;
  /** Calls back after each change, here or in another tab; returns how to stop. */
  subscribe(listener: () => void): () => void;
};

const WRITE_EVERY_MS = 300;

/** Runs a write alone among all tabs, where the browser can; a page that is being left cannot wait for that. */
const alone = (key: string, write: () => void): void => {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) write();
  // A document that is going away, or has no origin of its own, gets no lock: writing without one beats losing.
  else navigator.locks.request(`device:${key}`, write).catch(write);
};

/** A value of the device that all tabs share: a change is applied to what is stored at that moment. Rule: cart/CT18. */
export const persistedValue = <T>(options: PersistedOptions<T>): PersistedValue<T> => new StoredValue(options);

class StoredValue<T> implements PersistedValue<T> {
  readonly #kept: StorageSlot<T>;
  readonly #listeners = new Set<() => void>();
  /** The value with the changes that wait, and the stored value that they were applied to. */
  #shown: { from: T; value: T } | undefined;
  #waiting: Change<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastWrite = Number.NEGATIVE_INFINITY;

  constructor(options: PersistedOptions<T>) {
    this.#kept = new StorageSlot(options);
  }

  get(): T {
    // Other tabs are heard of only while somebody listens; until then each look is a fresh one.
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

  /** Whether the change changes anything; it then shows, and waits to be written. */
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
    // It stays set until the write has had its turn among the tabs: what changes meanwhile goes with it.
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
    // A page that comes back from the browser's own cache has slept through what other tabs did.
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

  /** While a change waits to be written, leaving the page writes it at once. */
  #hurryWhenLeft(waits: boolean): void {
    const each = waits ? 'addEventListener' : 'removeEventListener';
    window[each]('pagehide', this.#write);
    document[each]('visibilitychange', this.#onHide);
  }
}
