import { atom } from 'jotai';
import type { ComponentType } from 'react';
import type { FoodFacts } from '@/lib/domain/allergens/allergens';

/**
 * What cards say about a guest's own list; null: it is empty. The code and the words for it are loaded only on a device
 * that has one, and set this.
 */
export const cardWarnings = atom<{ Warnings: ComponentType<{ facts: FoodFacts }> } | null>(null);
