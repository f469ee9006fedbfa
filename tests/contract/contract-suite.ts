import { v4 } from 'uuid';
import type { Endpoint, Send } from '@/lib/contract/call';
import { createHotelApi, type HotelApi } from '@/lib/contract/client';
import { type HotelResponse, PUBLIC_INFO_TYPES } from '@/lib/contract/hotel';
import { decoders } from '@/lib/contract/schema/decoders';
import { hasText } from '@/lib/domain/i18n/text';
import { sameId } from '@/lib/domain/id';
import { toMinor } from '@/lib/domain/money/money';
import { announcementsAndVoiceContract } from './announcements-and-voice-contract';
import { bookingContract } from './booking-contract';
import { chatContract } from './chat-contract';
import { filesContract } from './files-contract';
import { guestContract } from './guest-contract';
import { acceptedValue, anytime, lineFor, type Offer, offersOf, orderFor, type TestedHotel } from './guest-order';

/** The platform under test: `base` is its origin, `send` its transport, `code` one of its hotels. */
type Subject = { base: string; send: Send; code: string };

/**
 * The tests that every hotel platform must pass, whoever wrote it. They send the calls of the contract as the product
 * sends them. They know only the code of the hotel, and place orders there. Rule: platform-calls/W1.
 */
export function contractSuite(name: string, open: () => Promise<Subject>): void {
  describe(`the contract on ${name}`, () => {
    let api: HotelApi;
    let endpoint: Endpoint;
    let code: string;
    let response: HotelResponse;
    let offers: readonly Offer[];

    beforeAll(async () => {
      const subject = await open();
      code = subject.code;
      endpoint = { base: subject.base, send: subject.send };
      api = createHotelApi({ ...endpoint, decoders });
      response = acceptedValue(await api.hotel(code));
      offers = await offersOf(api, response.hotel);
    });

    it('returns a hotel with its code, a title and its languages', () => {
      expect(response.hotel.code).toBe(code);
      expect(hasText(response.hotel.title)).toBe(true);
      expect(response.languages.length).toBeGreaterThan(0);
    });

    it('responds not-found for an unknown hotel', async () => {
      expect(await api.hotel('no-such-hotel')).toMatchObject({ ok: false, refusal: { kind: 'not-found' } });
    });

    it('returns each legal text, or an empty text', async () => {
      for (const type of PUBLIC_INFO_TYPES) {
        const text = acceptedValue(await api.publicInfo(response.hotel.id, type));
        expect(['string', 'object']).toContain(typeof text);
      }
    });

    it('returns the bottom bar for every kind of page', async () => {
      for (const at of [
        { path: '/', sectionId: null },
        { path: '/products/1', sectionId: 1 },
      ]) {
        expect(Array.isArray(acceptedValue(await api.navigation(response.hotel.uuid, at)))).toBe(true);
      }
    });

    it('returns sections with their subsections and their parents', async () => {
      expect(offers.length).toBeGreaterThan(0);
      for (const top of acceptedValue(await api.sections(response.hotel.uuid))) {
        const section = acceptedValue(await api.section(code, top.id));
        for (const inner of section.subsections) {
          const below = acceptedValue(await api.section(code, inner.id));
          expect(sameId(below.parent?.id, section.id)).toBe(true);
        }
      }
    });

    it('responds not-found for an unknown section', async () => {
      expect(await api.section(code, 999_999_999)).toMatchObject({ ok: false, refusal: { kind: 'not-found' } });
    });

    it('accepts an order at the shown price and lists it among the drafts', async () => {
      const { body, total } = await orderFor(
        api,
        response.hotel,
        anytime(offers)
          .slice(0, 3)
          .map((offer) => lineFor(offer)),
      );
      const placed = acceptedValue(await api.placeOrder(body));
      expect(placed).toMatchObject({ order: { uuid: body.uuid }, already_placed: false });
      expect(placed.initiator?.uuid).toBeTruthy();
      const groups = acceptedValue(await api.checkOrders(code, [body.uuid]));
      expect(groups?.draft.map((order) => [order.uuid, toMinor(order.final_sum)])).toEqual([[body.uuid, total]]);
    });

    it('returns the first response when the same order is sent again', async () => {
      const { body } = await orderFor(
        api,
        response.hotel,
        anytime(offers)
          .slice(0, 1)
          .map((offer) => lineFor(offer)),
      );
      const first = acceptedValue(await api.placeOrder(body));
      expect(acceptedValue(await api.placeOrder(body))).toEqual({ ...first, already_placed: true });
      // A platform may leave out the person and the payment when the body differs.
      const changed = acceptedValue(await api.placeOrder({ ...body, comment: 'again' }));
      expect(changed).toMatchObject({ order: first.order, already_placed: true });
    });

    it('refuses an order with a wrong price at its line', async () => {
      const { body } = await orderFor(
        api,
        response.hotel,
        anytime(offers)
          .slice(0, 1)
          .map((offer) => lineFor(offer)),
      );
      const products = body.products.map((line) => ({ ...line, total_price: line.total_price + 1 }));
      const refusal = await api.placeOrder({ ...body, products });
      expect(refusal.ok ? {} : refusal.refusal.fields).toHaveProperty([`products.${body.products[0]?.product.id}`]);
      const groups = acceptedValue(await api.checkOrders(code, [body.uuid]));
      expect(groups).toEqual({ draft: [], pending: [], histories: [] });
    });

    it('refuses an order with an unknown product at that product', async () => {
      const { body } = await orderFor(
        api,
        response.hotel,
        anytime(offers)
          .slice(0, 1)
          .map((offer) => lineFor(offer)),
      );
      const gone = {
        product: { id: 999_999_999, property: null },
        quantity: 1,
        total_price: 1,
        from_recommendation: false,
      };
      const refusal = await api.placeOrder({ ...body, products: [...body.products, gone] });
      expect(refusal.ok ? {} : refusal.refusal.fields).toMatchObject({
        products_is_not_available: expect.any(String),
        'products.999999999': expect.any(String),
      });
    });

    it('lists no order for a uuid that nobody has ordered with', async () => {
      expect(acceptedValue(await api.checkOrders(code, [v4()]))).toEqual({ draft: [], pending: [], histories: [] });
    });

    const tested = (): TestedHotel => ({ api, code, hotel: response.hotel, offers });
    guestContract(tested);
    bookingContract(tested);
    filesContract(tested, () => endpoint);
    chatContract(tested, () => endpoint);
    announcementsAndVoiceContract(tested, () => endpoint);
  });
}
