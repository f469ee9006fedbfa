import type { FieldErrors } from '@/lib/contract/refusals';
import { slotParts, slotsByDay } from '@/lib/domain/booking/slot-rules';
import { shortDate } from '@/lib/domain/i18n/format-date';
import { bcp47 } from '@/lib/domain/i18n/language';
import { type Text, textIn } from '@/lib/domain/i18n/text';
import { platformMessage } from '@/lib/words/platform-messages';
import type { Db } from '../database/database';
import { type HoldContext, heldPlaces } from '../stores/catalogue/slot-holds';
import { insertOrderSlots, type SlotPlaces, takeSlot } from '../stores/catalogue/slots';
import { endOwnHolds } from './end-own-holds';

/** The places that an order requests in a slot, with the data needed to check and refuse the request. */
export type RequestedSlot = SlotPlaces & { capacity: number; minutes: number; title: Text };

/**
 * Adds up the requests for the same slot of a product. Sorts them by key, so that two orders lock slots in the same
 * order.
 */
export function sumRequestedSlots(requested: readonly RequestedSlot[]): readonly RequestedSlot[] {
  const bySlot = new Map<string, RequestedSlot>();
  for (const each of requested) {
    const key = `${each.productId} ${each.slot}`;
    bySlot.set(key, { ...each, places: each.places + (bySlot.get(key)?.places ?? 0) });
  }
  return [...bySlot.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/**
 * Takes the requested slots within the order's transaction, which locks the hotel's other writers, and returns the slots
 * that are no longer free. If there are any, the caller must roll back. What others hold is not free; the holder's own
 * holds of these slots end. Rules: booking/B20, booking/B32.
 */
export async function takeSlots(
  db: Db,
  order: { hotel: string; uuid: string } & HoldContext,
  requested: readonly RequestedSlot[],
): Promise<readonly RequestedSlot[]> {
  const { hotel, uuid, ...holds } = order;
  const unavailable: RequestedSlot[] = [];
  for (const each of requested) {
    const { productId, slot } = each;
    const { date } = slotParts(slot);
    const held = await heldPlaces(db, hotel, { productId, from: date, to: date, ...holds });
    if (!(await takeSlot(db, hotel, each, each.capacity - (held.get(slot) ?? 0)))) unavailable.push(each);
    if (holds.holder !== null) {
      const ended = {
        holder: holds.holder,
        productId,
        slots: [slot],
        reason: 'order',
        now: new Date(holds.now),
      } as const;
      await endOwnHolds(db, hotel, ended);
    }
  }
  if (unavailable.length === 0) await insertOrderSlots(db, hotel, uuid, requested);
  return unavailable;
}

/**
 * The refusal fields for each product, for example "Massage: this time is no longer free, 18 Jun 2026 10:00, 11:00"
 * (refusals/RF9, refusals/RF3).
 */
export function slotRefusal(
  unavailable: readonly Omit<RequestedSlot, 'places' | 'capacity' | 'minutes'>[],
  language: string,
): FieldErrors {
  const products = [...new Set(unavailable.map((each) => each.productId))];
  const message = platformMessage('slot', language);
  const messages = products.map((id) => {
    const own = unavailable.filter((each) => each.productId === id);
    const times = slotsByDay(own.map((each) => each.slot)).map(
      (day) => `${shortDate(day.date, bcp47(language))} ${day.times.join(', ')}`,
    );
    return `${textIn(own[0]?.title, language)}: ${message}, ${times.join('; ')}`;
  });
  return {
    ...Object.fromEntries(products.map((id) => [`products.${id}`, message])),
    invalid_product_item_counts: messages.join('. '),
  };
}
