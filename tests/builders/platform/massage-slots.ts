import { v4 } from 'uuid';
import type { Section } from '@/lib/contract/catalogue';
import type { HotelResponse } from '@/lib/contract/hotel';
import { booking } from '../orders/order-lines';
import { type HotelCode, orderOf, type TestPlatform } from './embedded-platform';

/** Who asks at which hotel: a guest of aurora, unless it says otherwise. */
export type SlotGuest = {
  code?: HotelCode;
  /** The uuid under which the guest's device holds slots. */
  holder?: string;
  /** The IP address. */
  address?: string;
};

/** Two slots of the day after, in which all places are free. */
export const TEN = '2026-05-02 10:00:00';
export const ELEVEN = '2026-05-02 11:00:00';

/**
 * The calls of guests about the slots of the massage. Both hotels offer one every hour from nine to six, with three places
 * each, in Madrid time.
 */
export function massageSlots(platform: TestPlatform) {
  const uuids = async (code: HotelCode) => {
    const { hotel } = (await platform.get(`/api/v1/hotels/${code}`)).body.data as HotelResponse;
    const { section } = (await platform.get(`/api/v1/hotels/${code}/products/21`)).body.data as { section: Section };
    return { hotel: hotel.uuid, massage: section.products[0]?.uuid ?? '' };
  };
  return {
    uuids,
    /** Asks what is free, for example 'type=times&date=2026-05-02'. */
    ask: async (query: string, { code = 'aurora', holder }: SlotGuest = {}) => {
      const { hotel, massage } = await uuids(code);
      const path = `/api/v1/public/products/${massage}/check-availability-property?hotel_uuid=${hotel}&${query}`;
      return platform.get(holder === undefined ? path : `${path}&holder=${holder}`);
    },
    /** Sends the call that holds and releases slots. `product`: the uuid of another product than the massage. */
    sendHolds: async (
      body: Readonly<Record<string, unknown>>,
      { code = 'aurora', holder = v4(), address, product }: SlotGuest & { product?: string } = {},
    ) => {
      const { hotel, massage } = await uuids(code);
      const sent = { hotel_uuid: hotel, holder, hold: [], release: [], ...body };
      const headers = address === undefined ? {} : { 'x-forwarded-for': address };
      return platform.post(`/api/v1/public/products/${product ?? massage}/slot-holds`, sent, headers);
    },
    /** Orders a massage in these slots. */
    book: (slots: readonly string[], { code = 'aurora', holder }: SlotGuest = {}) => {
      const products = [booking(slots, code === 'aurora' ? 50 : 100)];
      return platform.post('/api/v1/orders', orderOf(code, { products, ...(holder && { slot_holder: holder }) }));
    },
  };
}
