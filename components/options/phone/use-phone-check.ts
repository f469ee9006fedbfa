'use client';

import { resource, useResource } from '@/components/ui/resource';
import type { Kit } from '@/lib/domain/options/kit';
import { phoneCode } from './phone-code';

const notNeeded = resource(async () => null);

/**
 * Returns the check whether a phone number is possible for its country (phone/PH8). undefined: the form has no phone
 * number, or the table is not loaded yet; then only the length is checked.
 */
export function usePhoneCheck(kit: Kit | null): ((number: string) => boolean) | undefined {
  const asksPhone = kit?.properties.some(({ pcode_id }) => pcode_id === 'phone_number') ?? false;
  return useResource<Awaited<ReturnType<typeof phoneCode.load>> | null>(asksPhone ? phoneCode : notNeeded).value
    ?.isPhonePossible;
}
