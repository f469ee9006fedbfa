import { type Atom, atom, type Getter } from 'jotai';
import { knowsDevice, pageStore } from '@/lib/state/page-store';
import { type PersistedOptions, StorageSlot } from './storage-slot';

/** A function from the value that is stored to the next one. It may run again. */
export type Change<T> = (value: T) => T;

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

/**
 * A value in device storage that all tabs share: an atom for components and derived atoms, with methods for all other
 * code.
 *
 * Changes are functions that are applied to the value stored at the time of writing, so that no change is lost if two
 * tabs edit the same cart. `get` returns a change at once. It is written at most every 300 ms, and immediately if the
 * page is hidden or left. Rules: device-storage/D13, cart/CT18.
 */
export class PersistedAtom<T> implements Atom<T> {
  readonly #kept: StorageSlot<T>;
  /** What is rendered before the device is known. */
  readonly #empty: T;
  /** Counts the changes of the value, so that the store reads it again. */
  readonly #changes = atom(0);
  /** The value with all changes, and the stored value to which they were applied. */
  #shown: { from: T; value: T } | undefined;
  /** Whether a component or a listener uses it. Then storage events report what other tabs store. */
  #isMounted = false;
  #waiting: Change<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastWrite = Number.NEGATIVE_INFINITY;

  constructor(options: PersistedOptions<T>) {
    this.#kept = new StorageSlot(options);
    this.#empty = options.parse(null);
    this.#changes.onMount = this.#mount;
  }

  /** Called by the store. */
  read(get: Getter): T {
    if (!get(knowsDevice)) return this.#empty;
    get(this.#changes);
    return this.get();
  }

  /**
   * Returns the stored value with all changes, including those not written yet. The same reference until the value
   * changes.
   */
  get(): T {
    return this.#withWaiting(this.#isMounted ? this.#kept.lastRead() : this.#kept.read());
  }

  /** Changes the value at once and writes it soon. */
  change(step: Change<T>): void {
    if (!this.#wait(step)) return;
    this.#writeSoon();
    this.#tell();
  }

  /** Changes the value and writes it before returning. For data that must survive an immediate reload. */
  changeNow(step: Change<T>): void {
    this.#kept.read();
    const changed = this.#wait(step);
    this.#write();
    if (changed) this.#tell();
  }

  /** Reads the storage again without waiting for a storage event. */
  reread(): void {
    const before = this.#shown?.value;
    if (this.#withWaiting(this.#kept.read()) !== before) this.#tell();
  }

  /** Calls the listener after each change in any tab. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    return pageStore.sub(this, listener);
  }

  #withWaiting(from: T): T {
    if (this.#shown === undefined || this.#shown.from !== from) {
      this.#shown = { from, value: this.#waiting.reduce((value, change) => change(value), from) };
    }
    return this.#shown.value;
  }

  /** Queues a change. Returns false if it does not change the value. */
  #wait(step: Change<T>): boolean {
    const now = this.get();
    const next = step(now);
    if (next === now) return false;
    this.#waiting.push(step);
    this.#shown = { from: this.#kept.lastRead(), value: next };
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
    pageStore.set(this.#changes, (count) => count + 1);
  }

  readonly #onStorage = ({ key }: StorageEvent): void => {
    if (key === null || key === this.#kept.key) this.reread();
  };

  readonly #onShow = ({ persisted }: PageTransitionEvent): void => {
    // A page restored from the back/forward cache has missed the storage events of other tabs.
    if (persisted) this.reread();
  };

  readonly #onHide = (): void => {
    if (document.visibilityState === 'hidden') this.#write();
  };

  readonly #mount = () => {
    window.addEventListener('storage', this.#onStorage);
    window.addEventListener('pageshow', this.#onShow);
    this.#isMounted = true;
    // What other tabs have stored since the last read.
    this.#kept.read();
    this.#tell();
    return () => {
      window.removeEventListener('storage', this.#onStorage);
      window.removeEventListener('pageshow', this.#onShow);
      this.#isMounted = false;
      // The next one that mounts reads the storage in its first render.
      this.#tell();
    };
  };

  /** Writes immediately when the page is left while a change is waiting. */
  #hurryWhenLeft(waits: boolean): void {
    const each = waits ? 'addEventListener' : 'removeEventListener';
    window[each]('pagehide', this.#write);
    document[each]('visibilitychange', this.#onHide);
  }
}
