/**
 * One thing that the phone remembers, under one key.
 *
 * Changes are functions, not values: they are kept until they are written, and applied to whatever is stored by then,
 * so that two tabs that change the same cart lose nothing. A change shows at once; it is written at most every
 * 300 ms, and in any case when the page is hidden or left. Source: DESIGN "State has five homes".
 */

export type Change<T> = (value: T) => T;

export type Remembered<T> = {
  /** What holds now: the stored value with the changes that are not written yet. The same reference until it changes. */
  get(): T;
  /** Changes the value; it is shown at once and written soon. */
  change(change: Change<T>): void;
  /** Changes the value and writes it before returning: for what must survive the next instant. */
  changeNow(change: Change<T>): void;
  /** Calls back after each change, here or in another tab; returns how to stop. */
  subscribe(listener: () => void): () => void;
};

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type RememberedOptions<T> = {
  key: string;
  /** What a stored text means. Anything corrupt or foreign becomes the value for "nothing". Must not throw. */
  read: (stored: string | null) => T;
  /** How a value is stored; null removes the key. */
  print: (value: T) => string | null;
  /** localStorage or sessionStorage; called late, because a server has none. */
  shelf?: () => Shelf;
};

const WRITE_EVERY_MS = 300;

/** Runs a write alone among all tabs, where the browser can; a page that is being left cannot wait for that. */
const alone = (key: string, write: () => void): void => {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) write();
  // A document that is going away, or has no origin of its own, gets no lock: writing without one beats losing.
  else navigator.locks.request(`device:${key}`, write).catch(write);
};

export function remembered<T>(options: RememberedOptions<T>): Remembered<T> {
  const { key, read, print } = options;
  const shelf = options.shelf ?? (() => window.localStorage);
  const listeners = new Set<() => void>();
  /**
   * What was last seen on the shelf and what it means here. After a write that failed (storage full or switched off)
   * the text is still the old one and the value is the one that should stand there: it stays true for this tab.
   */
  let seen: { text: string | null; value: T } | undefined;
  let shown: { from: T; value: T } | undefined;
  let waiting: Change<T>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastWrite = Number.NEGATIVE_INFINITY;

  const textOnShelf = (): string | null => {
    try {
      return shelf().getItem(key);
    } catch {
      return seen?.text ?? null;
    }
  };
  const look = (): T => {
    const text = textOnShelf();
    if (seen === undefined || seen.text !== text) seen = { text, value: read(text) };
    return seen.value;
  };
  const withWaiting = (from: T): T => {
    if (shown?.from !== from || shown === undefined) {
      shown = { from, value: waiting.reduce((value, change) => change(value), from) };
    }
    return shown.value;
  };
  // Other tabs are heard of only while somebody listens; until then each look is a fresh one.
  const get = (): T => withWaiting(listeners.size > 0 && seen !== undefined ? seen.value : look());

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const put = (value: T): string | null => {
    try {
      const text = print(value);
      if (text === null) shelf().removeItem(key);
      else shelf().setItem(key, text);
      return text;
    } catch {
      return seen?.text ?? null;
    }
  };

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    hurryWhenLeft(false);
    if (waiting.length === 0) return;
    const before = shown?.value;
    const next = withWaiting(look());
    waiting = [];
    lastWrite = performance.now();
    seen = { text: put(next), value: next };
    shown = { from: next, value: next };
    if (next !== before) tell();
  };
  const writeSoon = () => {
    if (timer !== undefined) return;
    hurryWhenLeft(true);
    const wait = Math.max(0, lastWrite + WRITE_EVERY_MS - performance.now());
    timer = setTimeout(() => {
      timer = undefined;
      alone(key, write);
    }, wait);
  };
  const change = (step: Change<T>): boolean => {
    const now = get();
    const next = step(now);
    if (next === now || shown === undefined) return false;
    waiting.push(step);
    shown = { from: shown.from, value: next };
    return true;
  };

  return {
    get,
    change(step) {
      if (!change(step)) return;
      writeSoon();
      tell();
    },
    changeNow(step) {
      look();
      const changed = change(step);
      write();
      if (changed) tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) watch();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unwatch();
      };
    },
  };

  function lookAgain() {
    const before = shown?.value;
    if (withWaiting(look()) !== before) tell();
  }
  function onStorage(event: StorageEvent) {
    if (event.key === null || event.key === key) lookAgain();
  }
  function onShow(event: PageTransitionEvent) {
    // A page that comes back from the browser's own cache has slept through what other tabs did.
    if (event.persisted) lookAgain();
  }
  function onHide() {
    if (document.visibilityState === 'hidden') write();
  }
  function watch() {
    look();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
  }
  function unwatch() {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  }
  /** While a change waits to be written, leaving the page writes it at once. */
  function hurryWhenLeft(waits: boolean) {
    const each = waits ? 'addEventListener' : 'removeEventListener';
    window[each]('pagehide', write);
    document[each]('visibilitychange', onHide);
  }
}
