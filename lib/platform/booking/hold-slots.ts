import type { SlotHoldRequest, SlotHolds } from '@/lib/contract/availability';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { readSlotHoldRequest } from '@/lib/contract/schema/slot-hold';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { HOLD_SECONDS, MAX_HELD_SLOTS, secondsLeft } from '@/lib/domain/booking/slot-hold';
import { slotParts } from '@/lib/domain/booking/slot-rules';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { productByUuid, type StoredProduct } from '../stores/catalogue/products';
import {
  deleteEndedHolds,
  endHolds,
  heldPlaces,
  holdsOf,
  insertCancelled,
  insertHold,
  isCancelled,
} from '../stores/catalogue/slot-holds';
import { soldPlaces } from '../stores/catalogue/slots';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { lockOutbox } from '../stores/outbox';
import { isOffered } from './slot-plan';

type HoldTarget = { hotel: StoredHotel; product: StoredProduct; request: SlotHoldRequest; now: Date };

/**
 * Releases and holds slots of a product for one device, and returns what it holds. The writers of a hotel come one after
 * the other, so a slot is never held and sold at the same time. Only whoever knows the holder's code can release its
 * holds. Rules: booking/B28, booking/B33, platform-calls/W31.
 */
export async function holdSlots(
  context: PlatformContext,
  productUuid: string,
  body: unknown,
): Promise<ApiResponse<SlotHolds>> {
  const { db } = context.database;
  const parsed = readSlotHoldRequest(body);
  if (!parsed.ok)
    return refused(
      'invalid',
      Object.fromEntries(Object.entries(parsed.fields).map(([field, [message]]) => [field, message ?? 'invalid'])),
    );
  const now = context.now();
  const hotel = await findHotel(db, { uuid: parsed.body.hotel_uuid });
  const product = hotel && (await productByUuid(db, { hotel: hotel.code, now }, productUuid));
  if (hotel === null || product === null || product.slots === null) return refused('not-found');
  const target = { hotel, product, request: parsed.body, now };
  return succeeded(await db.transaction().execute((transaction) => updateHolds(transaction, target)));
}

/** Releases before it holds, so that a device with the maximum of holds can change its choice in one request. */
async function updateHolds(db: Db, { hotel: { code, hotel }, product, request, now }: HoldTarget): Promise<SlotHolds> {
  await lockOutbox(db, code);
  const { holder, release, cancel } = request;
  const productId = Number(product.product.id);
  const time = now.toISOString();
  await deleteEndedHolds(db, code, time);
  await endHolds(db, code, { holder, productId, slots: release });
  const endsAt = new Date(now.getTime() + HOLD_SECONDS * 1000).toISOString();
  if (cancel !== undefined) await insertCancelled(db, code, { holder, requestId: cancel, endsAt });
  const hold = (await isTooLate(db, { hotel: code, request, now: time })) ? [] : request.hold;
  const heldInHotel = await holdsOf(db, code, { holder, now: time });
  const heldOfProduct = heldInHotel.filter((held) => held.productId === productId);
  const taken: string[] = [];
  let remaining = MAX_HELD_SLOTS - heldInHotel.length;
  const localNow = hotelNow(hotel.ext_data.timezone, now);
  for (const slot of new Set(hold)) {
    if (heldOfProduct.some((held) => held.slot === slot)) continue;
    if (!(await isFree(db, { hotel: code, product, slot, localNow, holds: { holder, now: time } }))) taken.push(slot);
    else if (remaining > 0) {
      const added = { productId, slot, endsAt };
      await insertHold(db, code, { holder, ...added });
      heldOfProduct.push(added);
      remaining -= 1;
    }
  }
  const held = heldOfProduct.map(({ slot, endsAt }) => ({
    slot,
    seconds_left: secondsLeft(Date.parse(endsAt), now.getTime()),
  }));
  return { held, taken };
}

/** Whether the device has cancelled the request before it arrived. Rule: booking/B34. */
async function isTooLate(
  db: Db,
  { hotel, request, now }: { hotel: string; request: SlotHoldRequest; now: string },
): Promise<boolean> {
  const { holder, request_id: requestId } = request;
  return requestId !== undefined && (await isCancelled(db, hotel, { holder, requestId, now }));
}

async function isFree(
  db: Db,
  query: {
    hotel: string;
    product: StoredProduct;
    slot: string;
    localNow: Parameters<typeof isOffered>[2];
    holds: { holder: string; now: string };
  },
): Promise<boolean> {
  const { hotel, product, slot, localNow, holds } = query;
  const { slots: plan } = product;
  if (plan === null || !product.product.is_available || !isOffered(plan, slot, localNow)) return false;
  const { date } = slotParts(slot);
  const day = { productId: Number(product.product.id), from: date, to: date };
  const sold = (await soldPlaces(db, hotel, day)).get(slot) ?? 0;
  const held = (await heldPlaces(db, hotel, { ...day, ...holds })).get(slot) ?? 0;
  return sold + held < plan.capacity;
}
