import type { SlotHoldRequest, SlotHolds } from '@/lib/contract/availability';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import { readSlotHoldRequest } from '@/lib/contract/schema/slot-hold';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { HOLD_SECONDS, MAX_HELD_SLOTS, secondsLeft } from '@/lib/domain/booking/slot-hold';
import { slotParts } from '@/lib/domain/booking/slot-rules';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { productByUuid, type StoredProduct } from '../stores/catalogue/products';
import { deleteEndedHolds, endHolds, heldPlaces, holdsOf, insertHold } from '../stores/catalogue/slot-holds';
import { soldPlaces } from '../stores/catalogue/slots';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { lockOutbox } from '../stores/outbox';
import { isOffered } from './slot-plan';

type Holding = { hotel: StoredHotel; product: StoredProduct; request: SlotHoldRequest; now: Date };

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
  const read = readSlotHoldRequest(body);
  if (!read.ok)
    return refused(
      'invalid',
      Object.fromEntries(Object.entries(read.fields).map(([field, [message]]) => [field, message ?? 'invalid'])),
    );
  const now = context.now();
  const hotel = await findHotel(db, { uuid: read.body.hotel_uuid });
  const product = hotel && (await productByUuid(db, { hotel: hotel.code, now }, productUuid));
  if (hotel === null || product === null || product.slots === null) return refused('not-found');
  const holding = { hotel, product, request: read.body, now };
  return succeeded(await db.transaction().execute((transaction) => write(transaction, holding)));
}

async function write(db: Db, { hotel: { code, hotel }, product, request, now }: Holding): Promise<SlotHolds> {
  await lockOutbox(db, code);
  const { holder, hold, release } = request;
  const productId = Number(product.product.id);
  const time = now.toISOString();
  await deleteEndedHolds(db, code, time);
  await endHolds(db, code, { holder, productId, slots: release });
  const before = await holdsOf(db, code, { holder, now: time });
  const own = before.filter((each) => each.productId === productId);
  const taken: string[] = [];
  let room = MAX_HELD_SLOTS - before.length;
  const localNow = hotelNow(hotel.ext_data.timezone, now);
  for (const slot of new Set(hold)) {
    if (own.some((each) => each.slot === slot)) continue;
    if (!(await isFree(db, { hotel: code, product, slot, localNow, holds: { holder, now: time } }))) taken.push(slot);
    else if (room > 0) {
      const added = { productId, slot, endsAt: new Date(now.getTime() + HOLD_SECONDS * 1000).toISOString() };
      await insertHold(db, code, { holder, ...added });
      own.push(added);
      room -= 1;
    }
  }
  const held = own.map(({ slot, endsAt }) => ({ slot, seconds_left: secondsLeft(Date.parse(endsAt), now.getTime()) }));
  return { held, taken };
}

async function isFree(
  db: Db,
  asked: {
    hotel: string;
    product: StoredProduct;
    slot: string;
    localNow: Parameters<typeof isOffered>[2];
    holds: { holder: string; now: string };
  },
): Promise<boolean> {
  const { hotel, product, slot, localNow, holds } = asked;
  const { slots: plan } = product;
  if (plan === null || !product.product.is_available || !isOffered(plan, slot, localNow)) return false;
  const { date } = slotParts(slot);
  const query = { productId: Number(product.product.id), from: date, to: date };
  const sold = (await soldPlaces(db, hotel, query)).get(slot) ?? 0;
  const held = (await heldPlaces(db, hotel, { ...query, ...holds })).get(slot) ?? 0;
  return sold + held < plan.capacity;
}
