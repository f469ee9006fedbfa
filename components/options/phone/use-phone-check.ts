'use client';

import useSWRImmutable from 'swr/immutable';
import type { Kit } from '@/lib/domain/options/kit';

/**
 * Returns the check whether a phone number is possible for its country (phone/PH8). undefined: the form has no phone
 * number, or the table is not loaded yet; then only the length is checked.
 */
export function usePhoneCheck(kit: Kit | null): ((number: string) => boolean) | undefined {
  const asksPhone = kit?.properties.some(({ pcode_id }) => pcode_id === 'phone_number') ?? false;
  return useSWRImmutable(asksPhone ? 'phone-check' : null, async () => {
    // The field's own chunk, which already contains the table.
    const { isPhonePossible } = await import('./phone-option');
    return isPhonePossible;
  }).data;
}
