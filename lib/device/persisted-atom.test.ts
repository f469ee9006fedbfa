/** @jest-environment jsdom */

import { PersistedAtom } from './persisted-atom';
import type { PersistedOptions, WebStorage } from './storage-slot';

const KEY = 'count-unread-messages';

/** A number under a key of the app. Anything that is not a number is read as 0. */
const number = (store?: WebStorage): PersistedOptions<number> => ({
  key: KEY,
  parse: (stored) => (stored !== null && /^\d+$/.test(stored) ? Number(stored) : 0),
  serialize: (value) => (value === 0 ? null : String(value)),
  ...(store && { storage: () => store }),
});

/** Fake storage of one device, which reports writes of one tab to the others. */
function counted(): WebStorage & { writes: number } {
  const storage = {
    writes: 0,
    getItem: (key: string) => window.localStorage.getItem(key),
    setItem(key: string, text: string) {
      storage.writes += 1;
      window.localStorage.setItem(key, text);
    },
    removeItem(key: string) {
      storage.writes += 1;
      window.localStorage.removeItem(key);
    },
  };
  return storage;
}

const browserTellsOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
const onePlus = (value: number) => value + 1;

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('a persisted value in one tab', () => {
  it('returns a change at once and writes it later', () => {
    const value = new PersistedAtom(number());
    value.change(onePlus);
    expect(value.get()).toBe(1);
    jest.advanceTimersByTime(300);
    expect(window.localStorage.getItem(KEY)).toBe('1');
  });

  it('counts 50 fast taps correctly and writes at most every 300 ms', () => {
    const storage = counted();
    const value = new PersistedAtom(number(storage));
    for (let tap = 0; tap < 50; tap += 1) {
      value.change(onePlus);
      jest.advanceTimersByTime(20);
    }
    expect(value.get()).toBe(50);
    jest.advanceTimersByTime(300);
    expect(window.localStorage.getItem(KEY)).toBe('50');
    // 50 taps in one second: one write at once, then one every 300 ms.
    expect(storage.writes).toBeLessThanOrEqual(5);
  });

  it('waits for one lock at a time, so that writes keep their minimum distance', () => {
    const turns: (() => void)[] = [];
    const request = (_name: string, write: () => void) => {
      turns.push(write);
      return Promise.resolve();
    };
    Object.defineProperty(window.navigator, 'locks', { configurable: true, value: { request } });
    try {
      const storage = counted();
      const value = new PersistedAtom(number(storage));
      value.change(onePlus);
      jest.advanceTimersByTime(500);
      value.change(onePlus);
      jest.advanceTimersByTime(500);
      expect(turns).toHaveLength(1);
      turns[0]?.();
      expect(window.localStorage.getItem(KEY)).toBe('2');
      expect(storage.writes).toBe(1);
    } finally {
      Reflect.deleteProperty(window.navigator, 'locks');
    }
  });

  it('changeNow writes before it returns', () => {
    const value = new PersistedAtom(number());
    value.change(onePlus);
    value.changeNow(onePlus);
    expect(window.localStorage.getItem(KEY)).toBe('2');
  });

  it('writes a waiting change when the page is left, even without listeners', () => {
    const value = new PersistedAtom(number());
    value.changeNow(onePlus);
    value.change(onePlus);
    window.dispatchEvent(new Event('pagehide'));
    expect(window.localStorage.getItem(KEY)).toBe('2');
  });

  it('returns the same reference until the value changes', () => {
    const value = new PersistedAtom<{ n: number }>({
      key: KEY,
      parse: (stored) => ({ n: Number(stored ?? 0) }),
      serialize: ({ n }) => String(n),
    });
    const before = value.get();
    expect(value.get()).toBe(before);
    value.change(({ n }) => ({ n: n + 1 }));
    const after = value.get();
    jest.advanceTimersByTime(300);
    expect(value.get()).toBe(after);
    browserTellsOtherTabs();
    expect(value.get()).toBe(after);
  });

  it('reads corrupt text as the empty value', () => {
    window.localStorage.setItem(KEY, '{"not":"a number"');
    expect(new PersistedAtom(number()).get()).toBe(0);
  });
});

describe('a persisted value in full or disabled storage', () => {
  const full: WebStorage = {
    getItem: () => '7',
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
    removeItem: () => {},
  };
  const off: WebStorage = {
    getItem: () => {
      throw new Error('SecurityError');
    },
    setItem: () => {
      throw new Error('SecurityError');
    },
    removeItem: () => {
      throw new Error('SecurityError');
    },
  };

  it('keeps every change until the tab is closed if the storage is full', () => {
    const value = new PersistedAtom(number(full));
    value.changeNow(onePlus);
    value.changeNow(onePlus);
    value.change(onePlus);
    jest.advanceTimersByTime(300);
    expect(value.get()).toBe(10);
  });

  it('keeps every change until the tab is closed if the storage is disabled', () => {
    const value = new PersistedAtom(number(off));
    value.changeNow(onePlus);
    value.change(onePlus);
    jest.advanceTimersByTime(300);
    value.changeNow(onePlus);
    expect(value.get()).toBe(3);
  });
});

describe('a persisted value in two tabs', () => {
  it('keeps the changes of both tabs if neither has written yet', () => {
    const one = new PersistedAtom(number());
    const other = new PersistedAtom(number());
    one.change(onePlus);
    other.change((value) => value + 10);
    jest.advanceTimersByTime(300);
    expect(window.localStorage.getItem(KEY)).toBe('11');
    browserTellsOtherTabs();
    expect([one.get(), other.get()]).toEqual([11, 11]);
  });

  it('the value is the same in both tabs while both have listeners', () => {
    const one = new PersistedAtom(number());
    const other = new PersistedAtom(number());
    const heard = jest.fn();
    other.subscribe(heard);
    one.changeNow(onePlus);
    expect(other.get()).toBe(0);
    browserTellsOtherTabs();
    expect(other.get()).toBe(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('the value is the same in both tabs although the second one has no listeners', () => {
    const one = new PersistedAtom(number());
    const other = new PersistedAtom(number());
    expect(other.get()).toBe(0);
    one.changeNow(onePlus);
    expect(other.get()).toBe(1);
  });

  it('applies a change to the stored value instead of the tab’s last value', () => {
    const one = new PersistedAtom(number());
    const other = new PersistedAtom(number());
    other.subscribe(() => {});
    one.changeNow(() => 5);
    // The second tab has not received its storage event yet; its change must be applied to the stored 5.
    other.changeNow((value) => (value === 0 ? 9 : value));
    expect(window.localStorage.getItem(KEY)).toBe('5');
    expect(other.get()).toBe(5);
    one.changeNow(() => 0);
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('the value is updated when a page is restored from the back/forward cache', () => {
    const one = new PersistedAtom(number());
    const other = new PersistedAtom(number());
    const heard = jest.fn();
    other.subscribe(heard);
    one.changeNow(onePlus);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(other.get()).toBe(1);
  });
});
