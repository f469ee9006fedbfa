import type { Translate } from '@/components/hotel/hotel-context';
import { openOverlayForResult } from '@/components/ui/overlay/overlay-stack';
import { roomNumber } from '@/lib/device/guest';
import { isUnknownRoom, roomSpans } from '@/lib/domain/checkout/known-rooms';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { roomText } from '@/lib/domain/i18n/typed-text';

/** `room`: null where none is asked. `known`: the rooms that the hotel lists. */
type RoomToAsk = {
  room: string | null;
  known: readonly string[];
  fieldId: string;
  t: Translate;
  onCorrect: () => void;
};

let isAsking = false;

/** Asks what must be asked before an order is sent: `gate`, then about its room. Resolves to whether it is sent. */
export const confirmSending = async (gate: (() => Promise<boolean>) | undefined, asked: RoomToAsk): Promise<boolean> =>
  (await (gate?.() ?? true)) && (await askAboutRoom(asked));

/**
 * Asks whether an order is sent to a room that the hotel does not list. Otherwise the room's field gets the focus. A room
 * to which the hotel has brought an order before is not asked about. Rule: checkout/CO16.
 */
async function askAboutRoom({ room, known, fieldId, t, onCorrect }: RoomToAsk): Promise<boolean> {
  if (room === null || roomText(room) === roomText(roomNumber.get()) || !isUnknownRoom(room, known)) return true;
  if (isAsking) return false;
  isAsking = true;
  const rooms = roomSpans(known).map(isolated).join(', ');
  const isSent = await openOverlayForResult('confirm', {
    title: t('room_unknown', { room: isolated(roomText(room)) }),
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
