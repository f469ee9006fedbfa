import type { WebStorage } from '@/lib/device/storage-slot';
import { eventLoopTurns, microtasks } from './fake-page-globals';

/** What one tab sees of the phone's storage. */
type TabStorage = {
  webStorage: WebStorage;
  /** Nobody tells it of anything any more. What it has written stays. */
  close(): void;
};

/**
 * The storage of one phone: it outlives its tabs. Each has a picture of its own, as a browser gives it to each of its
 * processes: it sees at once what it writes itself, and some moments later, in the same order, what others write. The
 * event that tells of it comes later still.
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
    /** Every tab sees everything. */
    seenByAll: () => seenByAll,
  };
}

function put(texts: Map<string, string>, key: string, text: string | null): void {
  if (text === null) texts.delete(key);
  else texts.set(key, text);
}
