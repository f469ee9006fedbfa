'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { type AdultSection, ageTextFor, needsAgeGate } from '@/lib/domain/catalogue/adult-gate';
import { isOldEnough, requestAgeConfirmation } from './request-age-confirmation';

export type AgeGate = (of: { product: { for_adult: boolean }; section: AdultSection | null }, add: () => void) => void;

/**
 * Runs `add` at once, or, for something that is for adults, after the guest has confirmed their age; a guest who
 * refuses adds nothing. Rule: age-gate/AG1.
 */
export function useAgeGate(): AgeGate {
  const { variations } = useHotel();
  return (of, add) => {
    const text = ageTextFor(of.section, variations.age16Under);
    if (needsAgeGate({ ...of, isAdult: isOldEnough(text) })) requestAgeConfirmation(text, add);
    else add();
  };
}
