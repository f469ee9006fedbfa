/** @jest-environment jsdom */

import type { SearchEntryView } from '@/lib/contract/search-view';
import { cart } from '@/lib/device/cart';
import type { Allergen } from '@/lib/domain/allergens/allergens';
import type { ToolRequest } from '@/lib/domain/voice/assistant-tools';
import { foodWordsOf } from '@/lib/words/food/food-words';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { checkbox, choice, kit, select } from '@/tests/builders/catalogue/kit';
import { productCard } from '@/tests/builders/catalogue/product-card';
import { product, section } from '@/tests/builders/catalogue/section';
import { cartWith } from '@/tests/builders/orders/lines';
import { hotelView } from '@/tests/builders/screen/hotel-view';
import { type AssistantCard, createAssistant } from './create-assistant';

const network = fakeNetwork();
const SIZE = select({ id: 1, is_required: true, attrs: [choice({ id: 11 }), choice({ id: 12, price: 3 })] });
const PIZZA = product({ property_kit_id: 7, property: kit(SIZE, checkbox({ id: 2, attrs: [choice({ id: 21 })] })) });

const entry = (id: number, title: string): SearchEntryView => ({
  kind: 'product',
  sectionId: 5,
  sectionTitle: 'Room service',
  descr: '',
  more: '',
  product: productCard({ id, title, price: '14.00 €' }),
});

function assistant() {
  const shown: (readonly AssistantCard[])[] = [];
  const session = { isOver: false };
  const ask = createAssistant({
    hotel: hotelView(),
    price: (amount) => `${amount / 1000} €`,
    show: (cards) => shown.push(cards),
    isOver: () => session.isOver,
  });
  return { ask, shown, session };
}

const adding = (quantity: number, answers: { optionId: number; choiceIds: number[] }[] = []): ToolRequest => ({
  tool: 'add_to_cart',
  sectionId: '5',
  productId: '31',
  wanted: { quantity, answers: answers.map((answer) => ({ ...answer, text: null })) },
});
const SMALL = [{ optionId: 1, choiceIds: [11] }];

beforeEach(() => {
  cart.changeNow(() => cartWith());
  const entries = [entry(31, 'Margherita pizza'), entry(32, 'Miso ramen'), entry(33, 'Pizza bianca')];
  network.respondTo('GET /catalogue/en', { entries, foodWords: foodWordsOf('en') });
  network.respondTo('GET /api/v1/hotels/cala-verde/products/5', { data: { section: section([PIZZA]) } });
});

it('finds products by words, and shows them', async () => {
  const { ask, shown } = assistant();
  expect(await ask({ tool: 'search_menu', query: 'pizza' })).toMatchObject({
    products: [
      { section_id: '5', product_id: '31', title: 'Margherita pizza', section: 'Room service', price: '14.00 €' },
      { product_id: '33' },
    ],
  });
  expect(shown.at(-1)?.map(({ product: { title } }) => title)).toEqual(['Margherita pizza', 'Pizza bianca']);
});

it('tells of a dish what the hotel states, and how it answers a question about an allergen', async () => {
  const dish = (id: number, title: string, allergens: readonly Allergen[] | null) => ({
    ...entry(id, title),
    dish: { allergens, diets: [], options: [] },
  });
  const entries = [dish(41, 'Peanut soup', ['peanuts']), dish(42, 'Soup of the day', null), dish(43, 'Pea soup', [])];
  network.respondTo('GET /catalogue/en', { entries, foodWords: foodWordsOf('en') });
  expect(await assistant().ask({ tool: 'search_menu', query: 'soup without nuts' })).toMatchObject({
    products: [
      { product_id: '43', allergens: [], answer: 'The allergens that the hotel states do not name it.' },
      {
        product_id: '42',
        allergens: expect.stringContaining('does not state'),
        answer: expect.stringContaining('Unknown'),
      },
    ],
  });
});

it('shows a product, and tells its options', async () => {
  const { ask, shown } = assistant();
  expect(await ask({ tool: 'show_product', sectionId: '5', productId: '31' })).toMatchObject({
    price: '14 €',
    options: [
      { option_id: '1', required: true, choices: [{ choice_id: '11' }, { choice_id: '12', price: '3 €' }] },
      { option_id: '2', required: false },
    ],
  });
  expect(shown.at(-1)).toMatchObject([{ product: { id: 31 }, added: null }]);
});

it('puts a configured product into the cart, and sends nothing', async () => {
  const { ask, shown } = assistant();
  expect(await ask(adding(2, [{ optionId: 1, choiceIds: [12] }]))).toEqual({
    added: true,
    quantity: 2,
    total: '34 €',
    ordered: false,
  });
  expect(cart.get().products).toMatchObject([{ product: { id: 31 }, quantity: 2 }]);
  expect(shown.at(-1)).toMatchObject([{ added: 2 }]);
  expect(network.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
});

it.each([
  ['a missing answer', adding(1), { added: false, why: 'incomplete', optionIds: [1] }],
  ['a choice of another product', adding(1, [{ optionId: 1, choiceIds: [99] }]), { why: 'unknown-option' }],
  ['1,000 pieces', adding(1_000, SMALL), { why: 'quantity' }],
  ['a foreign product', { ...adding(1, SMALL), productId: '99' }, { error: 'unknown_product' }],
  ['a foreign section', { ...adding(1, SMALL), sectionId: '6' }, { error: 'unknown_product' }],
  ['a product that is gone', { ...adding(1, SMALL), productId: '32' }, { error: 'unavailable' }],
  ['a tool that does not exist', { tool: 'unknown' } as const, { error: 'unknown_request' }],
])('leaves the cart as it is when the provider sends %s', async (_what, request, output) => {
  const { ask } = assistant();
  expect(await ask(request as ToolRequest)).toMatchObject(output);
  expect(cart.get().products).toEqual([]);
});

it('adds and shows nothing when the guest closes the session while the product is read', async () => {
  const { ask, shown, session } = assistant();
  network.respondTo('GET /api/v1/hotels/cala-verde/products/5', () => {
    session.isOver = true;
    return { data: { section: section([PIZZA]) } };
  });
  expect(await ask(adding(1, SMALL))).toEqual({ error: 'session_over' });
  expect(cart.get().products).toEqual([]);
  expect(shown).toEqual([]);
});

it('answers when the catalogue cannot be read, says so in the log, and reads it again at the next call', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { ask } = assistant();
  network.respondTo('GET /catalogue/en', () => Response.json({}, { status: 503 }));
  expect(await ask({ tool: 'search_menu', query: 'pizza' })).toEqual({ error: 'unavailable' });
  expect(logged.mock.calls).toEqual([['The voice assistant could not answer a call.', 'Error']]);
  logged.mockRestore();
  network.respondTo('GET /catalogue/en', { entries: [entry(31, 'Pizza')] });
  expect(await ask({ tool: 'search_menu', query: 'pizza' })).toMatchObject({ products: [{ product_id: '31' }] });
});

it('says in the log why a product cannot be read, and adds it at the next call', async () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { ask } = assistant();
  network.respondTo('GET /api/v1/hotels/cala-verde/products/5', () => Response.json({}, { status: 503 }));
  expect(await ask(adding(1, SMALL))).toEqual({ error: 'unavailable' });
  expect(logged.mock.calls).toEqual([['The voice assistant could not read a product: unavailable']]);
  logged.mockRestore();
  network.respondTo('GET /api/v1/hotels/cala-verde/products/5', { data: { section: section([PIZZA]) } });
  expect(await ask(adding(1, SMALL))).toMatchObject({ added: true });
});

it('gives a session no more than 100 calls', async () => {
  const { ask } = assistant();
  for (let call = 0; call < 100; call += 1) await ask(adding(1, SMALL));
  expect(await ask(adding(1, SMALL))).toEqual({ error: 'too_many_calls' });
  expect(cart.get().products).toHaveLength(100);
});
