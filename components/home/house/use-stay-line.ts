'use client';

import { useEffect, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import type { HouseView } from '@/lib/contract/house-view';
import { readProvenRoom } from '@/lib/contract/room-proof-api';
import { roomNumber } from '@/lib/device/guest';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { nearDay } from '@/lib/domain/i18n/format-date';

type ProvenStay = { room: string; leavesOn: string | null };

/** The room that this device has proven; null: none, or not known yet. Only a device that knows a room is asked. */
function useProvenStay(): ProvenStay | null {
  const { code, room_proof } = useHotel();
  const [stay, setStay] = useState<ProvenStay | null>(null);
  useEffect(() => {
    if (room_proof === 'off' || roomNumber.get() === '') return;
    let hasLeft = false;
    void readProvenRoom(code).then((read) => {
      if (hasLeft || !read.ok || read.value.room === null) return;
      setStay({ room: read.value.room, leavesOn: read.value.leaves_on });
    });
    return () => {
      hasLeft = true;
    };
  }, [code, room_proof]);
  return stay;
}

/**
 * Writes the proven room and the day of the check-out in place of the sentence below the greeting, unless that takes
 * another line. The sentence is the server's, so that it is painted first; its lines stay, so that nothing moves. Rule:
 * home/HM7.
 */
export function useStayLine(words: HouseView['stay']): void {
  const { locale } = useHotel();
  const today = useHotelNow().date;
  const stay = useProvenStay();
  useEffect(() => {
    const lead = document.querySelector<HTMLElement>('[data-lead]');
    if (lead === null || words === undefined || stay === null) return;
    const { textContent: sentence, offsetHeight: height } = lead;
    const checkOut = stay.leavesOn === null ? [] : [`${words.checkOut}: ${nearDay(stay.leavesOn, today, locale)}`];
    lead.textContent = [words.room.replace('{room}', () => bidiIsolate(stay.room)), ...checkOut].join(' · ');
    if (lead.offsetHeight > height) lead.textContent = sentence;
    else lead.style.minHeight = `${height}px`;
  }, [words, stay, today, locale]);
}
