import type { SlotHoldRequest, SlotHolds } from '@/lib/contract/availability';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { readSlotHoldRequest } from '@/lib/contract/schema/slot-hold';
import { addressHolds, holdSeconds } from '@/lib/domain/booking/hold-bounds';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { HOLD_SECONDS, MAX_HELD_SLOTS, secondsLeft } from '@/lib/domain/booking/slot-hold';
import { slotParts, slotValue } from '@/lib/domain/booking/slot-rules';
import { isOffered, offeredTimes } from '../content/slot-plan';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { networkKey } from '../network-key';
import { addToHoldCount, heldByNetwork, holdCountOf } from '../stores/catalogue/hold-counts';
import { productByUuid, type StoredProduct } from '../stores/catalogue/products';
import {
  deleteEndedHolds,
  heldPlaces,
  holdsOf,
  insertCancelled,
  insertHold,
  isCancelled,
} from '../stores/catalogue/slot-holds';
import { soldPlaces } from '../stores/catalogue/slots';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { lockOutbox } from '../stores/outbox';
import { endOwnHolds } from './end-own-holds';

type HoldTarget = { hotel: StoredHotel; product: StoredProduct; request: SlotHoldRequest; now: Date; network: string };

/**
 * Releases and holds slots of a product for one device, and returns what it holds. The writers of a hotel come one after
 * the other, so a slot is never held and sold at the same time. Only whoever knows the holder's code can release its
 * holds. `address`: of the guest. Rules: booking/B28, booking/B33, booking/B38, platform-calls/W31.
 */
export async function holdSlots(
  context: PlatformContext,
  { productUuid, body, address }: { productUuid: string; body: unknown; address: string },
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
  const network = networkKey(context.deskToken, { purpose: 'hold', hotel: hotel.code, address });
  const target = { hotel, product, request: parsed.body, now, network };
  return succeeded(await db.transaction().execute((transaction) => updateHolds(transaction, target)));
}

/** Releases before it holds, so that a device with the maximum of holds can change its choice in one request. */
async function updateHolds(db: Db, target: HoldTarget): Promise<SlotHolds> {
  const { product, request, now } = target;
  const { code } = target.hotel;
  await lockOutbox(db, code);
  const { holder, release, cancel } = request;
  const productId = Number(product.product.id);
  await deleteEndedHolds(db, code, now.toISOString());
  await endOwnHolds(db, code, { holder, productId, slots: release, reason: 'release', now });
  const endsAt = new Date(now.getTime() + HOLD_SECONDS * 1000).toISOString();
  if (cancel !== undefined) await insertCancelled(db, code, { holder, requestId: cancel, endsAt });
  const taken = (await isTooLate(db, target)) ? [] : await addHolds(db, target);
  const held = (await holdsOf(db, code, { holder, now: now.toISOString() })).filter(
    (each) => each.productId === productId,
  );
  return {
    held: held.map((each) => ({
      slot: each.slot,
      seconds_left: secondsLeft(Date.parse(each.endsAt), now.getTime()),
    })),
    taken,
  };
}

/** Holds what is free and within the bounds of the device and of its network; returns what is not free. */
async function addHolds(db: Db, target: HoldTarget): Promise<readonly string[]> {
  const { product, request, now, network } = target;
  const { code } = target.hotel;
  const { holder } = request;
  const productId = Number(product.product.id);
  const time = now.toISOString();
  const own = await holdsOf(db, code, { holder, now: time });
  const known = own.filter((each) => each.productId === productId).map(({ slot }) => slot);
  const heldThere = await heldByNetwork(db, code, { network, now: time });
  let { seconds: counted } = await holdCountOf(db, code, { network, now });
  let remaining = MAX_HELD_SLOTS - own.length;
  const taken: string[] = [];
  for (const slot of new Set(request.hold)) {
    if (known.includes(slot)) continue;
    const freeOfDay = await freePlaces(db, target, slot);
    if (freeOfDay === null) taken.push(slot);
    else if (remaining > 0) {
      const { date } = slotParts(slot);
      const held = addressHolds(heldThere, { productId, date });
      const seconds = holdSeconds({ date, freeOfDay, held, counted });
      if (seconds === 0) continue;
      const endsAt = new Date(now.getTime() + seconds * 1000).toISOString();
      await insertHold(db, code, { productId, slot, endsAt, holder, network, seconds });
      await addToHoldCount(db, code, { network, seconds, now });
      heldThere.push({ productId, slot });
      counted += seconds;
      remaining -= 1;
    }
  }
  return taken;
}

/** Whether the device has cancelled the request before it arrived. Rule: booking/B34. */
async function isTooLate(db: Db, { hotel, request, now }: HoldTarget): Promise<boolean> {
  const { holder, request_id: requestId } = request;
  return requestId !== undefined && (await isCancelled(db, hotel.code, { holder, requestId, now: now.toISOString() }));
}

/** The places of a slot's day that are not sold; null: the slot is not offered, or taken by others. */
async function freePlaces(
  db: Db,
  { hotel: { code, hotel }, product, request: { holder }, now }: HoldTarget,
  slot: string,
): Promise<number | null> {
  const { slots: plan } = product;
  const localNow = hotelNow(hotel.ext_data.timezone, now);
  if (plan === null || !product.product.is_available || !isOffered(plan, slot, localNow)) return null;
  const { date } = slotParts(slot);
  const day = { productId: Number(product.product.id), from: date, to: date };
  const sold = await soldPlaces(db, code, day);
  const held = await heldPlaces(db, code, { ...day, holder, now: now.toISOString() });
  if ((sold.get(slot) ?? 0) + (held.get(slot) ?? 0) >= plan.capacity) return null;
  const soldThere = offeredTimes(plan, date, localNow).map(
    (time) => sold.get(slotValue(date, { start_time: time })) ?? 0,
  );
  return soldThere.reduce((free, places) => free + Math.max(0, plan.capacity - places), 0);
}
