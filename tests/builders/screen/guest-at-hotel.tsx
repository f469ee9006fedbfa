import { act, screen, within } from '@testing-library/react';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { Section } from '@/lib/contract/catalogue';
import type { HotelResponse } from '@/lib/contract/hotel';
import type { OrderGroups } from '@/lib/contract/order';
import { cart } from '@/lib/device/cart';
import { orderUuids } from '@/lib/device/order-uuids';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { addLine } from '@/lib/domain/cart/change-cart';
import { sameId } from '@/lib/domain/id';
import { handleApi } from '@/lib/server/api/handle-api';
import { hotelView } from '@/lib/server/pages/views';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { setPlatform } from '@/lib/server/upstream/platform-handle';
import { clearResponseCache } from '@/lib/server/upstream/shared-response-cache';
import { type TestPlatform, testPlatform } from '../platform/embedded-platform';
import { emptySqlite } from '../platform/stores';
import { type Drawer, renderOverlays, resetDevice } from './open-cart';
import { afterPaint } from './painted';

/** A guest's page with the embedded platform behind it. Its calls pass through the gateway, as from a browser. */
type GuestAtHotel = {
  /** Puts products into the cart of a phone with empty storage. A line is [section, product, quantity]. */
  choose(...lines: (readonly [section: number, product: number, quantity?: number])[]): Promise<void>;
  openCart(): Promise<Drawer>;
  /** The orders of this phone that the hotel has. */
  ordersAtHotel(): Promise<OrderGroups>;
};

/** Serves the hotels of a folder during the tests of a file, and replaces `fetch`. */
export function guestAt(hotelsDir: string, code: string): GuestAtHotel {
  let platform: TestPlatform;
  let real: typeof fetch;

  const ask = (request: Request): Promise<Response> => {
    request.headers.set('host', `${code}.localhost:3000`);
    return handleApi(request);
  };
  const read = async <T,>(path: string): Promise<T> =>
    (await (await ask(new Request(`http://localhost/api/v1/${path}`))).json()).data;

  beforeAll(async () => {
    platform = await testPlatform(await emptySqlite(), { hotelsDir });
    setPlatform(platform.app);
    applySettings(readSettings({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }));
    clearResponseCache();
    real = window.fetch;
    window.fetch = async (input, init) =>
      ask(input instanceof Request ? input : new Request(new URL(input, window.location.origin), init));
  });
  afterAll(async () => {
    window.fetch = real;
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });
  beforeEach(() => resetDevice());

  return {
    choose: async (...lines) => {
      const { hotel } = await read<HotelResponse>(`hotels/${code}`);
      for (const [place, [sectionId, productId, quantity = 1]] of lines.entries()) {
        const { section } = await read<{ section: Section }>(`hotels/${code}/products/${sectionId}`);
        const product = section.products.find(({ id }) => sameId(id, productId));
        if (product === undefined) throw new Error(`section ${sectionId} sells no ${productId}`);
        const line = lineOf({
          key: `line-${place}`,
          product,
          kit: product.property,
          quantity,
          section,
          fromRecommendation: false,
        });
        cart.changeNow((current) => addLine({ ...current, hotel_id: hotel.id }, line));
      }
    },
    openCart: async () => {
      const response = await read<HotelResponse>(`hotels/${code}`);
      renderOverlays(
        hotelView(response, 'en', {
          channels: { chat: false, voice: false, recognition: false },
          counter: null,
          hasImpressum: false,
          hasPublicOffer: true,
          included_charge: '',
          live: 'stream',
          locale: 'en',
          publicOfferTitle: null,
          realtime: null,
          voice: null,
          region: '',
          room_proof: response.hotel.room_proof,
          withdrawalEmail: null,
          productName: 'Guest Services',
        }),
      );
      act(() => openOverlay('cart'));
      await afterPaint();
      return within(await screen.findByRole('dialog'));
    },
    ordersAtHotel: () =>
      read(
        `hotels/${code}/orders/check?${orderUuids
          .get()
          .map((uuid) => `order_uuids[]=${uuid}`)
          .join('&')}`,
      ),
  };
}
