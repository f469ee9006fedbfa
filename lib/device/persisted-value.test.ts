/** @jest-environment jsdom */

import { persistedValue } from './persisted-value';
import type { PersistedOptions, WebStorage } from './storage-slot';

/** A number under 'n': anything that is no number is 0. */
const number = (store?: WebStorage): PersistedOptions<number> => ({
  key: 'n',
  parse: (stored) => (stored !== null && /^\d+$/.test(stored) ? Number(stored) : 0),
  serialize: (value) => (value === 0 ? null : String(value)),
  ...(store && { storage: () => store }),
});

/** Storage as one phone has it: what one tab writes, the browser reports to the other tabs. */
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

const browserTellsOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: 'n' }));
const onePlus = (value: number) => value + 1;

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('one tab', () => {
  it('shows a change at once and writes it a moment later', () => {
    const value = persistedValue(number());
    value.change(onePlus);
    expect(value.get()).toBe(1);
    jest.advanceTimersByTime(300);
    expect(window.localStorage.getItem('n')).toBe('1');
  });

  it('counts 50 fast taps right and writes at most every 300 ms', () => {
    const storage = counted();
    const value = persistedValue(number(storage));
    for (let tap = 0; tap < 50; tap += 1) {
      value.change(onePlus);
      jest.advanceTimersByTime(20);
    }
    expect(value.get()).toBe(50);
    jest.advanceTimersByTime(300);
    expect(window.localStorage.getItem('n')).toBe('50');
    // 50 taps in a second: the first write at once, then one every 300 ms.
    expect(storage.writes).toBeLessThanOrEqual(5);
  });

  it('waits for one turn among the tabs at a time, so that two writes never come close together', () => {
    const turns: (() => void)[] = [];
    const request = (_name: string, write: () => void) => {
      turns.push(write);
      return Promise.resolve();
    };
    Object.defineProperty(window.navigator, 'locks', { configurable: true, value: { request } });
    try {
      const storage = counted();
      const value = persistedValue(number(storage));
      value.change(onePlus);
      jest.advanceTimersByTime(500);
      value.change(onePlus);
      jest.advanceTimersByTime(500);
      expect(turns).toHaveLength(1);
      turns[0]?.();
      expect(window.localStorage.getItem('n')).toBe('2');
      expect(storage.writes).toBe(1);
    } finally {
      Reflect.deleteProperty(window.navigator, 'locks');
    }
  });

  it('writes what must survive the next instant before it returns', () => {
    const value = persistedValue(number());
    value.change(onePlus);
    value.changeNow(onePlus);
    expect(window.localStorage.getItem('n')).toBe('2');
  });

  it('writes what is waiting when the page is left, although nobody listens', () => {
    const value = persistedValue(number());
    value.changeNow(onePlus);
    value.change(onePlus);
    window.dispatchEvent(new Event('pagehide'));
    expect(window.localStorage.getItem('n')).toBe('2');
  });

  it('gives the same reference until something changes', () => {
    const value = persistedValue<{ n: number }>({
      key: 'n',
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

  it('reads anything corrupt as nothing', () => {
    window.localStorage.setItem('n', '{"not":"a number"');
    expect(persistedValue(number()).get()).toBe(0);
  });
});

describe('storage that is full or switched off', () => {
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

  it('keeps every change for as long as the tab lives when the storage is full', () => {
    const value = persistedValue(number(full));
    value.changeNow(onePlus);
    value.changeNow(onePlus);
    value.change(onePlus);
    jest.advanceTimersByTime(300);
    expect(value.get()).toBe(10);
  });

  it('keeps every change for as long as the tab lives when the storage is switched off', () => {
    const value = persistedValue(number(off));
    value.changeNow(onePlus);
    value.change(onePlus);
    jest.advanceTimersByTime(300);
    value.changeNow(onePlus);
    expect(value.get()).toBe(3);
  });
});

describe('two tabs', () => {
  it('lose nothing when both change before either has written', () => {
    const one = persistedValue(number());
    const other = persistedValue(number());
    one.change(onePlus);
    other.change((value) => value + 10);
    jest.advanceTimersByTime(300);
    expect(window.localStorage.getItem('n')).toBe('11');
    browserTellsOtherTabs();
    expect([one.get(), other.get()]).toEqual([11, 11]);
  });

  it('agree while both are looked at', () => {
    const one = persistedValue(number());
    const other = persistedValue(number());
    const heard = jest.fn();
    other.subscribe(heard);
    one.changeNow(onePlus);
    expect(other.get()).toBe(0);
    browserTellsOtherTabs();
    expect(other.get()).toBe(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('agree although nobody listens in the second one', () => {
    const one = persistedValue(number());
    const other = persistedValue(number());
    expect(other.get()).toBe(0);
    one.changeNow(onePlus);
    expect(other.get()).toBe(1);
  });

  it('decide on what is stored, not on what a tab saw last', () => {
    const one = persistedValue(number());
    const other = persistedValue(number());
    other.subscribe(() => {});
    one.changeNow(() => 5);
    // The second tab has not had its storage event yet: "if nothing is there" must still see the 5.
    other.changeNow((value) => (value === 0 ? 9 : value));
    expect(window.localStorage.getItem('n')).toBe('5');
    expect(other.get()).toBe(5);
    one.changeNow(() => 0);
    expect(window.localStorage.getItem('n')).toBeNull();
  });

  it('catch up when a page comes back from the browser cache', () => {
    const one = persistedValue(number());
    const other = persistedValue(number());
    const heard = jest.fn();
    other.subscribe(heard);
    one.changeNow(onePlus);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(other.get()).toBe(1);
  });
});
