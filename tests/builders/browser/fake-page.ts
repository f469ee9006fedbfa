import type { Page } from '@/lib/live/page';

type FakePage = Page & {
  onOffline(listener: () => void): () => void;
  hide(): void;
  show(): void;
  goOffline(): void;
  goOnline(): void;
  listeners(): number;
};

/** A page that the test can hide, show, and take offline and back. */
export function fakePage(): FakePage {
  const onChange = new Set<() => void>();
  const onOnline = new Set<() => void>();
  const onOffline = new Set<() => void>();
  let isSeen = true;
  const listenIn = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const become = (seen: boolean) => {
    isSeen = seen;
    for (const listener of onChange) listener();
  };
  return {
    isSeen: () => isSeen,
    onChange: listenIn(onChange),
    onOnline: listenIn(onOnline),
    onOffline: listenIn(onOffline),
    hide: () => become(false),
    show: () => become(true),
    goOffline: () => {
      for (const listener of onOffline) listener();
    },
    goOnline: () => {
      for (const listener of onOnline) listener();
    },
    listeners: () => onChange.size + onOnline.size + onOffline.size,
  };
}
