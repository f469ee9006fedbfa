import { atom } from 'jotai';
import type { FoodFacts } from '@/lib/domain/allergens/allergens';
import { useAtomValue } from '@/lib/state/use-atom-value';

/**
 * What cards say about a guest's own list; null: it is empty. The code and the words for it are loaded only on a device
 * that has one, and set this.
 */
export const cardWarnings = atom<{ warnOf: (food: FoodFacts) => readonly string[] } | null>(null);

/** What a card says about the guest's list. Empty: nothing of it is in the dish, or there is no list. */
export const useCardWarning = (food: FoodFacts): readonly string[] => useAtomValue(cardWarnings)?.warnOf(food) ?? [];
