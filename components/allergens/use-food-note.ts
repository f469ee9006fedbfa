'use client';

import { foodNote } from '@/lib/device/food-note';
import { usePersistedValue } from '@/lib/device/use-persisted-value';
import { EMPTY_NOTE, type FoodNote } from '@/lib/domain/allergens/food-note';

/** The guest's own list. */
export const useFoodNote = (): FoodNote => usePersistedValue(foodNote, EMPTY_NOTE);
