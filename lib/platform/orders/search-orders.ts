import { orderSearch, searchKey } from '@/lib/domain/desk/order-search';
import { hotelDay } from '@/lib/domain/figures/hotel-day';
import type { PlatformContext } from '../context';
import { findHotel, type HotelKey } from '../stores/hotels';
import { indexOrders, searchOrders } from '../stores/order-search';
import { type DeskOrder, deskOrders } from './order-card';

/** What staff have typed. `from`, `to`: days at the hotel, both included. `before`: only orders with a lower number. */
type Wanted = {
  text: string;
  room: string;
  from: string | null;
  to: string | null;
  before: number | null;
  limit: number;
};

/** The newest orders of any status that staff look for, at most `limit`. Rule: desk/DE61. */
export async function searchDeskOrders(
  { database, now }: PlatformContext,
  hotel: HotelKey,
  { text, room, from, to, before, limit }: Wanted,
): Promise<readonly DeskOrder[]> {
  const stored = await findHotel(database.db, { code: hotel.code });
  const timezone = stored?.hotel.ext_data.timezone ?? null;
  const iso = (at: number) => new Date(at).toISOString();
  await indexOrders(database, hotel.code);
  const orders = await searchOrders(database, hotel.code, {
    search: orderSearch(text),
    room: searchKey(room) || null,
    from: from === null ? null : iso(hotelDay(from, timezone).from),
    to: to === null ? null : iso(hotelDay(to, timezone).to),
    ...{ before, limit },
  });
  return deskOrders(database, hotel, orders, now());
}
