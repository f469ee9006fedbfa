'use client';

import useSWRImmutable from 'swr/immutable';
import type { Kit } from '@/lib/domain/options/kit';

/**
 * Whether a number is possible for its country (phone/PH8), for the rules of a form that asks for one. undefined: the
 * form asks for none, or the table is not here yet; then the length alone counts.
 */
export function usePhoneCheck(kit: Kit | null): ((number: string) => boolean) | undefined {
  const asksPhone = kit?.properties.some(({ pcode_id }) => pcode_id === 'phone_number') ?? false;
  return useSWRImmutable(asksPhone ? 'phone-check' : null, async () => {
    // The field's own code, which has the table already: it is not fetched twice.
    const { isPhonePossible } = await import('./phone-option');
    return isPhonePossible;
  }).data;
}
