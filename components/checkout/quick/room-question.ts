import type { Translate } from '@/components/hotel/hotel-context';
import { openOverlayForResult } from '@/components/ui/overlay/overlay-stack';
import { roomNumber } from '@/lib/device/guest';
import { isUnknownRoom, roomSpans } from '@/lib/domain/checkout/room-number';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';

type RoomToAsk = { room: string; known: readonly string[]; fieldId: string; t: Translate };

let isAsking = false;

/**
 * Whether an order goes to a room that the hotel does not list. A room to which the hotel has brought an order before
 * is not asked about.
 */
export const isRoomInQuestion = ({ room, known }: Pick<RoomToAsk, 'room' | 'known'>): boolean =>
  room.trim() !== roomNumber.get().trim() && isUnknownRoom(room, known);

/** Asks whether an order is sent to that room all the same. Otherwise its field gets the focus. Rule: checkout/CO16. */
export async function askAboutRoom({ room, known, fieldId, t }: RoomToAsk, onCorrect: () => void): Promise<boolean> {
  if (isAsking) return false;
  isAsking = true;
  const rooms = roomSpans(known).map(isolated).join(', ');
  const isSent = await openOverlayForResult('confirm', {
    title: t('room_unknown', { room: isolated(room.trim()) }),
    text: [rooms && t('our_rooms', { rooms }), t('room_unknown_text')].filter(Boolean).join(' '),
    labels: { no: t('room_correct'), yes: t('send_anyway') },
    prefersNo: true,
  });
  isAsking = false;
  if (isSent) return true;
  onCorrect();
  // After the details are unfolded.
  requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  return false;
}

/** Figures need no isolation. */
const isolated = (room: string): string => (/^\d+$/.test(room) ? room : bidiIsolate(room));
