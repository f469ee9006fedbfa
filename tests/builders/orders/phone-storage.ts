import type { WebStorage } from '@/lib/device/storage-slot';
import { eventLoopTurns, microtasks } from '../browser/fake-page-globals';

/** The storage as one tab sees it. */
type TabStorage = {
  webStorage: WebStorage;
  /** Stops storage events to this tab. Values that it has written remain. */
  close(): void;
};

/**
 * The storage of one phone, which outlives its tabs. Each tab has its own copy, as in a browser whose tabs are separate
 * processes: it sees its own writes at once, and those of other tabs some moments later in the same order. The storage
 * event follows even later.
 */
export function phoneStorage(lag: () => number = () => 5) {
  const stored = new Map<string, string>();
  const tabs = new Set<{ hear(key: string, text: string | null): void }>();
  let seenByAll: Promise<void> = Promise.resolve();

  function openTab(): TabStorage {
    const seen = new Map(stored);
    let last: Promise<void> = Promise.resolve();
    const tab = {
      hear(key: string, text: string | null) {
        last = last.then(() => microtasks(lag())).then(() => put(seen, key, text));
        seenByAll = Promise.all([seenByAll, last]).then(() => undefined);
        void last
          .then(() => eventLoopTurns(1))
          .then(() => {
            if (tabs.has(tab)) window.dispatchEvent(Object.assign(new Event('storage'), { key }));
          });
      },
    };
    tabs.add(tab);
    const write = (key: string, text: string | null) => {
      put(seen, key, text);
      put(stored, key, text);
      for (const other of tabs) if (other !== tab) other.hear(key, text);
    };
    return {
      webStorage: {
        getItem: (key) => seen.get(key) ?? null,
        setItem: (key, text) => write(key, text),
        removeItem: (key) => write(key, null),
      },
      close: () => void tabs.delete(tab),
    };
  }

  return {
    openTab,
    /** Resolves when every tab sees all values. */
    seenByAll: () => seenByAll,
  };
}

function put(texts: Map<string, string>, key: string, text: string | null): void {
  if (text === null) texts.delete(key);
  else texts.set(key, text);
}
