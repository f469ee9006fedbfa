import { v4 } from 'uuid';
import type { Section } from '@/lib/contract/catalogue';
import type { Hotel } from '@/lib/contract/hotel';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { isOrderBlocked, visibleNotices } from '@/lib/domain/cart/cart-notices';
import { textIn } from '@/lib/domain/i18n/text';
import { readVariations } from '@/lib/domain/variations/variations';
import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';

/** A hotel that uses every kind of notice (cart/CT13) and the switches of the checkout. */
let platform: TestPlatform;
let hotel: Hotel;
beforeAll(async () => {
  platform = await testPlatform(await emptySqlite(), { hotelsDir: 'tests/hotels' });
  hotel = ((await platform.get('/api/v1/hotels/notices')).body.data as { hotel: Hotel }).hotel;
});
afterAll(() => platform.close());

const noticesOf = () => readVariations(hotel.ext_data.variations).variations.cartNotices;

/** A cart line of the only product below a parent section. */
async function lineUnder(parent: number, quantity: number) {
  const { section } = (await platform.get(`/api/v1/hotels/notices/products/${parent}1`)).body.data as {
    section: Section;
  };
  const [product] = section.products;
  if (product === undefined) throw new Error(`nothing is sold under ${parent}`);
  return lineOf({ key: '1', product, kit: null, quantity, section, fromRecommendation: false });
}

it('reads all variations of the hotel with notices without an error', () => {
  expect(readVariations(hotel.ext_data.variations).problems).toEqual([]);
});

it.each([
  [101, [/500 rubles/, /60 minutes on weekdays.*2 hours on Fridays, weekends and holidays/]],
  [102, [/600 rubles/, /40–45 minutes/]],
  [103, [/1000 rubles/, /30–40 minutes/]],
  [104, [/1500 rubles/]],
  [105, [/20% on everything/]],
  [106, [/20% VAT; a delivery charge of 10%/]],
  [107, [/booked in advance.*at the reception 5 minutes before the procedure/]],
  [108, [/15\.01\.2024.*only pick-up.*restaurant from 6:30 to 22:00, in the bar from 22:00 to 6:30/]],
  [109, [/operator will call you to confirm/]],
  [10_068, []],
])('shows the notices of the parent section %i for a cart with a product below it', async (parent, words) => {
  const shown = visibleNotices(noticesOf(), [await lineUnder(parent, 1)]).map(({ text }) => textIn(text, 'en'));
  expect(shown).toEqual(words.map((word) => expect.stringMatching(word)));
});

it.each([
  [101, 500],
  [102, 600],
  [103, 1000],
  [104, 1500],
])(
  'holds back an order below section %i under its minimum of %i, in the cart and on the platform',
  async (parent, minimum) => {
    const order = async (quantity: number) => {
      const line = await lineUnder(parent, quantity);
      const body = {
        uuid: v4(),
        hotel_id: hotel.id,
        language: 'en',
        person_uuid: null,
        payment: 81,
        comment: '',
        room_number: '101',
        is_temporary: true,
        property: { properties: [] },
        products: [
          {
            product: { id: line.product.id, property: null },
            quantity,
            total_price: line.total_price,
            from_recommendation: false,
          },
        ],
      };
      const held = isOrderBlocked(visibleNotices(noticesOf(), [line]));
      return { held, total: line.total_price, status: (await platform.post('/api/v1/orders', body)).status };
    };
    expect(await order(1)).toEqual({ held: true, total: minimum / 2, status: 422 });
    expect(await order(2)).toEqual({ held: false, total: minimum, status: 200 });
  },
);
