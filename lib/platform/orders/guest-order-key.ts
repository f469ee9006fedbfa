import { z } from 'zod';
import type { Db } from '../database/database';
import { findHotel, type StoredHotel } from '../stores/hotels';

const orderKey = z.object({ uuid: z.uuid().toLowerCase(), hotel_id: z.coerce.number().int().positive() });

/**
 * The order that a guest's call names, and its hotel; null: it names none. The uuid is the only proof of ownership. Rule:
 * platform-calls/W16.
 */
export async function guestOrderKey(db: Db, body: unknown): Promise<{ uuid: string; hotel: StoredHotel } | null> {
  const key = orderKey.safeParse(body);
  const hotel = key.success ? await findHotel(db, { id: key.data.hotel_id }) : null;
  return key.success && hotel !== null ? { uuid: key.data.uuid, hotel } : null;
}
