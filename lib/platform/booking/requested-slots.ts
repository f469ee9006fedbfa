import type { FieldErrors } from '@/lib/contract/refusals';
import { slotsByDay } from '@/lib/domain/booking/slot-rules';
import { shortDate } from '@/lib/domain/i18n/format-date';
import { bcp47 } from '@/lib/domain/i18n/language';
import { type Text, textIn } from '@/lib/domain/i18n/text';
import type { Db } from '../database/database';
import { refusalWord } from '../orders/refusal-words';
import { insertOrderSlots, type SlotPlaces, takeSlot } from '../stores/slots';

/** What an order asks of one slot, with what it takes to say no. */
export type RequestedSlot = SlotPlaces & { capacity: number; title: Text };

/** One entry a slot of a product: what several lines ask of the same one adds up. In an order of their own. */
export function sumRequestedSlots(asked: readonly RequestedSlot[]): readonly RequestedSlot[] {
  const bySlot = new Map<string, RequestedSlot>();
  for (const each of asked) {
    const key = `${each.productId} ${each.slot}`;
    bySlot.set(key, { ...each, places: each.places + (bySlot.get(key)?.places ?? 0) });
  }
  return [...bySlot.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, each]) => each);
}

/**
 * Takes what an order asks for, within its transaction, and gives what was not there any more: with a slot missing the
 * caller undoes all of it. Rule: booking/B20.
 */
export async function takeSlots(
  db: Db,
  hotel: string,
  orderUuid: string,
  asked: readonly RequestedSlot[],
): Promise<readonly RequestedSlot[]> {
  const gone: RequestedSlot[] = [];
  for (const each of asked) if (!(await takeSlot(db, hotel, each, each.capacity))) gone.push(each);
  if (gone.length === 0) await insertOrderSlots(db, hotel, orderUuid, asked);
  return gone;
}

/** "Massage: this time is no longer free, 18 Jun 2026 10:00, 11:00" for each product (refusals/RF9, refusals/RF3). */
export function slotRefusal(
  gone: readonly Omit<RequestedSlot, 'places' | 'capacity'>[],
  language: string,
): FieldErrors {
  const products = [...new Set(gone.map((each) => each.productId))];
  const said = refusalWord('slot', language);
  const messages = products.map((id) => {
    const own = gone.filter((each) => each.productId === id);
    const times = slotsByDay(own.map((each) => each.slot)).map(
      (day) => `${shortDate(day.date, bcp47(language))} ${day.times.join(', ')}`,
    );
    return `${textIn(own[0]?.title, language)}: ${said}, ${times.join('; ')}`;
  });
  return {
    ...Object.fromEntries(products.map((id) => [`products.${id}`, said])),
    invalid_product_item_counts: messages.join('. '),
  };
}
