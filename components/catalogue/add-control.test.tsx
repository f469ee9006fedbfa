/** @jest-environment jsdom */

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { Product } from '@/lib/contract/catalogue';
import type { ProductCardView } from '@/lib/contract/views';
import { cart } from '@/lib/device/cart';
import { isAdult } from '@/lib/device/guest';
import { emptyCart } from '@/lib/domain/cart/cart';
import { packResponses } from '@/lib/domain/http/offline-pack';
import words from '@/lib/words/en.json';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { productCard } from '@/tests/builders/catalogue/product-card';
import { product, section } from '@/tests/builders/catalogue/section';
import { cartLine, cartProduct, cartWith } from '@/tests/builders/orders/lines';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { ProductList } from './product-list';

const SECTION = 'GET /api/v1/hotels/cala-verde/products/5';
const network = fakeNetwork();
const user = userEvent.setup();

const salad = productCard({ title: 'Garden salad', price: '12.50 €', isOneTap: true });

beforeEach(() => {
  resetOverlays();
  cart.changeNow(() => emptyCart(1));
  isAdult.changeNow(() => false);
  network.respondTo('GET /words/en?v=add', words);
});

const respond = (parts: Partial<Product> = {}) =>
  network.respondTo(SECTION, { data: { section: section([product({ price: 12.5, ...parts })]) } });
/** Lets the product wait to be read. Returns what ends the wait. */
const respondLater = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  network.respondTo(SECTION, () => promise.then(() => ({ data: { section: section([product()]) } })));
  return resolve;
};
const renderList = (parts: Partial<ProductCardView> = {}) =>
  renderInHotel(
    <ProductList sectionId={5} before={0} products={[{ ...salad, ...parts }]} />,
    hotelView({ messagesVersion: 'add' }),
  );
const plus = () => screen.getByRole('button', { name: 'Add: Garden salad' });
const stepper = () => screen.findByRole('group', { name: 'Garden salad' });
const count = async () => within(await stepper()).getByRole('status').textContent;
const lines = () => cart.get().products.map(({ product: { id }, quantity }) => [id, quantity]);

it('is beside the card’s button and not in it', () => {
  renderList();
  const card = screen.getByRole('button', { name: /^Garden salad/ });
  expect(card).not.toContainElement(plus());
  expect(card).toHaveAccessibleName('Garden salad 12.50 €');
});

it('is not there for a product that needs a choice: its card shows the count', () => {
  cart.changeNow(() => cartWith(cartLine({ quantity: 2 })));
  renderList({ isOneTap: undefined as never });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button')).toHaveAccessibleName(/In the cart: 2/);
});

it('adds one piece, becomes a stepper with the focus, and is "+" again without a piece', async () => {
  respond();
  renderList();
  await user.click(plus());
  expect(await count()).toBe('1');
  await waitFor(() => expect(lines()).toEqual([[31, 1]]));
  const more = within(await stepper()).getByRole('button', { name: 'More' });
  expect(more).toHaveFocus();
  await user.click(more);
  expect(lines()).toEqual([[31, 2]]);
  const fewer = within(await stepper()).getByRole('button', { name: 'Fewer' });
  await user.click(fewer);
  await user.click(fewer);
  expect(lines()).toEqual([]);
  expect(plus()).toHaveFocus();
  expect(openOverlays()).toEqual([]);
});

it('counts at once, and adds what was tapped while the product was being read', async () => {
  const answer = respondLater();
  renderList();
  await user.click(plus());
  expect(await count()).toBe('1');
  await user.click(within(await stepper()).getByRole('button', { name: 'More' }));
  expect(await count()).toBe('2');
  expect(lines()).toEqual([]);
  await act(async () => answer());
  await waitFor(() => expect(lines()).toEqual([[31, 2]]));
  expect(await count()).toBe('2');
});

it('counts no more than the card’s limit while the product is being read', async () => {
  const answer = respondLater();
  renderList({ limit: 2 });
  await user.click(plus());
  const more = within(await stepper()).getByRole('button', { name: 'More' });
  await user.click(more);
  expect(more).toHaveAttribute('aria-disabled', 'true');
  await user.click(more);
  expect(await count()).toBe('2');
  await act(async () => answer());
  await waitFor(() => expect(lines()).toEqual([[31, 2]]));
});

it('adds nothing when the guest takes the piece back before the product is read', async () => {
  const answer = respondLater();
  renderList();
  await user.click(plus());
  await user.click(within(await stepper()).getByRole('button', { name: 'Fewer' }));
  expect(plus()).toBeVisible();
  await act(async () => answer());
  expect(lines()).toEqual([]);
});

it('adds one piece when the guest takes it back and taps again before the product is read', async () => {
  const answer = respondLater();
  renderList();
  await user.click(plus());
  await user.click(within(await stepper()).getByRole('button', { name: 'Fewer' }));
  await user.click(plus());
  await act(async () => answer());
  await waitFor(() => expect(lines()).toEqual([[31, 1]]));
  expect(await count()).toBe('1');
});

it('adds the piece when the guest has left the page before the product is read', async () => {
  const answer = respondLater();
  const { unmount } = renderList();
  await user.click(plus());
  unmount();
  answer();
  await waitFor(() => expect(lines()).toEqual([[31, 1]]));
});

it.each([
  ['the product cannot be read', () => network.respondTo(SECTION, undefined), words.add_failed],
  ['the product is sold out by now', () => respond({ is_available: false }), words.line_sold_out],
  ['the product is no longer offered', () => respond({ id: 99 }), words.line_gone],
])('takes the piece back and says so when %s', async (_title, given, message) => {
  given();
  renderList();
  await user.click(plus());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(plus()).toHaveFocus();
  expect(lines()).toEqual([]);
  respond();
  await user.click(plus());
  await waitFor(() => expect(lines()).toEqual([[31, 1]]));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('adds what is kept of the hotel when there is no network', async () => {
  const path = SECTION.replace('GET ', '');
  const text = JSON.stringify({ data: { section: section([product()]) } });
  const pack = packResponses([{ path, type: 'application/json', policy: '', text }]);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Object.assign(window, { caches: { match: async () => Response.json(pack) } });
  network.respondTo(SECTION, undefined);
  renderList();
  await user.click(plus());
  await waitFor(() => expect(lines()).toEqual([[31, 1]]));
  expect(screen.queryByRole('alert')).toBeNull();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'caches');
});

it.each([
  ['the product needs a choice by now', { property_kit_id: 7, property: kit(option({ is_required: true })) }],
  ['the guest has not confirmed the age', { for_adult: true }],
])('opens the sheet when %s', async (_title, parts) => {
  respond(parts);
  renderList({ age: 18 });
  await user.click(plus());
  await waitFor(() =>
    expect(openOverlays()).toMatchObject([{ name: 'product', arg: { productId: 31, lineKey: null } }]),
  );
  expect(lines()).toEqual([]);
  expect(plus()).toBeInTheDocument();
});

it('adds a product for adults when the age is confirmed', async () => {
  isAdult.changeNow(() => true);
  respond({ for_adult: true });
  renderList({ age: 18 });
  await user.click(plus());
  await waitFor(() => expect(lines()).toEqual([[31, 1]]));
});

it.each([
  ['its maximum is reached', { max_order_quantity: 2 }],
  ['the hotel shows no quantity', { show_quantity: false }],
])('cannot be raised when %s', async (_title, parts) => {
  cart.changeNow(() => cartWith(cartLine({ quantity: 2, product: cartProduct(parts) })));
  renderList();
  expect(within(await stepper()).getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
  expect(document.body).toHaveFocus();
});

it('says nothing of an earlier failure, and takes no focus, once the product was in the cart by other means', async () => {
  network.respondTo(SECTION, undefined);
  renderList();
  await user.click(plus());
  await screen.findByRole('alert');
  act(() => cart.changeNow(() => cartWith(cartLine({ product: cartProduct({ id: 31 }) }))));
  expect(await stepper()).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => cart.changeNow(() => emptyCart(1)));
  expect(plus()).not.toHaveFocus();
});
