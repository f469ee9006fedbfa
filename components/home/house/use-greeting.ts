'use client';

import { useEffect } from 'react';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import type { HouseView } from '@/lib/contract/house-view';
import { guestName } from '@/lib/device/guest';
import { dayPart } from '@/lib/domain/hotel/day-part';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { useAtomValue } from '@/lib/state/use-atom-value';

/**
 * Greets by the hotel's hour, which is later than that of a kept page, and by the guest's name where that takes no further
 * line. The heading is the server's, so that it is painted first. Rule: home/HM5.
 */
export function useGreeting(words: HouseView['greeting'] | undefined): void {
  const part = dayPart(useHotelNow().minutes);
  const name = useAtomValue(guestName).trim();
  useEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-greeting]');
    if (place === null || words === undefined) return;
    const greeting = words[part];
    place.textContent = greeting;
    if (name === '') return;
    const heading = place.parentElement ?? place;
    const height = heading.offsetHeight;
    place.textContent = words.named.replace('{greeting}', greeting).replace('{name}', () => bidiIsolate(name));
    if (heading.offsetHeight > height) place.textContent = greeting;
  }, [words, part, name]);
}
