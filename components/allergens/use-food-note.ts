'use client';

import { foodNote } from '@/lib/device/food-note';
import type { FoodNote } from '@/lib/domain/allergens/food-note';
import { useAtomValue } from '@/lib/state/use-atom-value';

/** The guest's own list. */
export const useFoodNote = (): FoodNote => useAtomValue(foodNote);
