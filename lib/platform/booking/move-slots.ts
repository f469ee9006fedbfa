import { slotParts } from '@/lib/domain/booking/slot-rules';
import { movedPieces } from '@/lib/domain/telephone-orders/moved-pieces';
import type { Db } from '../database/database';
import { type HoldContext, heldPlaces } from '../stores/catalogue/slot-holds';
import { bookedSlots, changeSlot, saveBookedSlot, takeSlot } from '../stores/catalogue/slots';
import { endOwnHolds } from './end-own-holds';
import type { RequestedSlot } from './requested-slots';

type BookedSlot = { productId: number; slot: string };

const keyOf = ({ productId, slot }: BookedSlot): string => `${productId} ${slot}`;

/**
 * Releases the slots that an order no longer books and takes those that it books more, within its transaction, which locks the hotel's
 * other writers. Returns the slots that are no longer free; if there are any, the caller must roll back. What a guest holds is not
 * free. Rules: telephone-orders/TO10, booking/B20.
 */
export async function moveSlots(
  db: Db,
  { hotel, uuid, ...holds }: { hotel: string; uuid: string } & HoldContext,
  { removed, added }: { removed: readonly BookedSlot[]; added: readonly RequestedSlot[] },
): Promise<readonly RequestedSlot[]> {
  const booked = await bookedSlots(db, hotel, uuid);
  const moves = movedPieces(
    booked.map((each) => ({ key: keyOf(each), pieces: each.places })),
    {
      removed: removed.map((each) => ({ key: keyOf(each), pieces: 1 })),
      added: added.map((each) => ({ key: keyOf(each), pieces: each.places })),
    },
  );
  const unavailable: RequestedSlot[] = [];
  for (const { key, held, change } of moves) {
    const requested = added.find((each) => keyOf(each) === key);
    const slot = requested ?? booked.find((each) => keyOf(each) === key);
    if (slot === undefined) continue;
    await saveBookedSlot(db, hotel, uuid, { ...slot, places: held });
    if (change < 0) await changeSlot(db, hotel, { ...slot, places: change });
    else if (requested !== undefined && !(await take(db, hotel, { ...requested, places: change }, holds)))
      unavailable.push(requested);
  }
  return unavailable;
}

async function take(db: Db, hotel: string, wanted: RequestedSlot, holds: HoldContext): Promise<boolean> {
  const { date } = slotParts(wanted.slot);
  const held = await heldPlaces(db, hotel, { productId: wanted.productId, from: date, to: date, ...holds });
  const isTaken = await takeSlot(db, hotel, wanted, wanted.capacity - (held.get(wanted.slot) ?? 0));
  const { productId, slot } = wanted;
  const now = new Date(holds.now);
  if (holds.holder !== null)
    await endOwnHolds(db, hotel, { holder: holds.holder, productId, slots: [slot], reason: 'order', now });
  return isTaken;
}
