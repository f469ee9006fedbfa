import { useSyncExternalStore } from 'react';
import type { FoodFacts } from '@/lib/domain/allergens/food-facts';

/**
 * What cards say about a guest's own list. The code and the words for it are loaded only on a device that has one: pages
 * contain nothing but this hook.
 */
type WarnOf = (food: FoodFacts) => readonly string[];

let warnOf: WarnOf | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Called by the code that knows the guest's list; null: it is empty. */
export function provideCardWarnings(next: WarnOf | null): void {
  warnOf = next;
  for (const listener of listeners) listener();
}

/** What a card says about the guest's list. Empty: nothing of it is in the dish, or there is no list. */
export function useCardWarning(food: FoodFacts): readonly string[] {
  const current = useSyncExternalStore(
    subscribe,
    () => warnOf,
    () => null,
  );
  return current?.(food) ?? [];
}
