import type { Page } from '@/lib/live/page';

/** A page that the test can hide, show and bring back online. */
export function fakePage(): Page & { hide(): void; show(): void; goOnline(): void; listeners(): number } {
  const [onChange, onOnline] = [new Set<() => void>(), new Set<() => void>()];
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
    hide: () => become(false),
    show: () => become(true),
    goOnline: () => {
      for (const listener of onOnline) listener();
    },
    listeners: () => onChange.size + onOnline.size,
  };
}
