'use client';

import { useEffect, useRef, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { openOverlayForResult } from '@/components/ui/overlay/overlay-stack';
import { roomNumber } from '@/lib/device/guest';
import { isUnknownRoom, roomSpans } from '@/lib/domain/checkout/room-number';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';

/**
 * Asks before an order goes to a room that the hotel does not list. A room to which the hotel has brought an order
 * before is not asked about. `ask` resolves to whether it is sent all the same; `onCorrect` is called otherwise, and the
 * room's field gets the focus. Rule: checkout/CO16.
 */
export function useRoomQuestion(
  room: string | null,
  { fieldId, onCorrect }: { fieldId: string; onCorrect: () => void },
): { isNeeded: () => boolean; ask: () => Promise<boolean> } {
  const { limit_room } = useHotel();
  const t = useTranslations();
  const isAsking = useRef(false);
  const [corrections, setCorrections] = useState(0);
  useEffect(() => {
    // After the details are unfolded.
    if (corrections > 0) document.getElementById(fieldId)?.focus();
  }, [corrections, fieldId]);

  const ask = async () => {
    if (isAsking.current || room === null) return false;
    isAsking.current = true;
    const rooms = roomSpans(limit_room);
    const isSent = await openOverlayForResult('confirm', {
      title: t('room_unknown', { room: isolated(room.trim()) }),
      text: [rooms.length > 0 && t('our_rooms', { rooms: rooms.map(isolated).join(', ') }), t('room_unknown_text')]
        .filter(Boolean)
        .join(' '),
      labels: { no: t('room_correct'), yes: t('send_anyway') },
      prefersNo: true,
    });
    isAsking.current = false;
    if (isSent) return true;
    onCorrect();
    setCorrections((count) => count + 1);
    return false;
  };
  return {
    isNeeded: () => room !== null && room.trim() !== roomNumber.get().trim() && isUnknownRoom(room, limit_room),
    ask,
  };
}

/** Figures need no isolation. */
const isolated = (room: string): string => (/^\d+$/.test(room) ? room : bidiIsolate(room));
