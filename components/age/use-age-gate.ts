'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { openOverlayForResult } from '@/components/ui/overlay/overlay-stack';
import { isAdult, isSixteen } from '@/lib/device/guest';
import { type AdultSection, ageTextFor, needsAgeGate } from '@/lib/domain/catalogue/age-gate';

export type AgeText = 'is_adult_18' | 'is_adult_16';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    age: { text: AgeText };
  }
  interface OverlayResults {
    age: true;
  }
}

const CONFIRMED = { is_adult_18: isAdult, is_adult_16: isSixteen } as const;

/** Whether this device has stored the guest's age confirmation. Having confirmed 18 includes 16. */
const isOldEnough = (text: AgeText): boolean => isAdult.get() || CONFIRMED[text].get();

type AgeGate = (item: { product: { for_adult: boolean }; section: AdultSection | null }) => Promise<boolean>;

/**
 * Returns the function that decides whether a product may be added. For products for adults it asks the guest's age,
 * unless the device has stored the confirmation. Rules: age-gate/AG1, age-gate/AG2.
 */
export function useAgeGate(): AgeGate {
  const { variations } = useHotel();
  return async (item) => {
    const text = ageTextFor(item.section, variations.age16Under);
    if (!needsAgeGate({ ...item, isAdult: isOldEnough(text) })) return true;
    if (!(await openOverlayForResult('age', { text }))) return false;
    CONFIRMED[text].changeNow(() => true);
    return true;
  };
}
