/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AgeDialog } from '@/components/age/age-dialog';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import type { HotelView } from '@/lib/contract/views';
import { cart } from '@/lib/device/cart';
import { isAdult } from '@/lib/device/guest';
import { addDays } from '@/lib/domain/booking/calendar-date';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { emptyCart } from '@/lib/domain/cart/cart';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { kit, option } from '@/tests/builders/catalogue/kit';
import { recommended } from '@/tests/builders/catalogue/recommended';
import { arabicHotel, cachedResponses, hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { RecommendedStrip } from './recommended-strip';

const ASKED = 'GET /api/v1/hotels/cala-verde/products-recommendations';
const network = fakeNetwork();

const salad = recommended({ id: 42, title: { en: 'Garden salad' }, image: null, price: 12.5, is_price_from: true });

function renderStrip(
  products: readonly RecommendedProduct[] | undefined,
  hotel?: HotelView,
  responses = cachedResponses(),
) {
  network.respondTo(ASKED, products && { data: { recommended_products: products } });
  return renderInHotel(
    <OverlayHost bodies={{ age: AgeDialog }}>
      <RecommendedStrip productIds={[31, 32]} />
    </OverlayHost>,
    hotel,
    responses,
  );
}

/** Hours that begin at eight on this day. */
const closedUntil = (start_date: string) => ({
  descr: null,
  days: [{ start_date, end_date: null, days: Array(7).fill(true), start_time: '08:00:00', end_time: '22:00:00' }],
});

const card = async (name = 'Lemonade') => within(await screen.findByRole('article', { name }));
const lines = () =>
  cart.get().products.map(({ product, quantity, total_price }) => [product.id, quantity, total_price]);
const press = async (name: string, product?: string) =>
  userEvent.click((await card(product)).getByRole('button', { name }));

beforeEach(() => {
  resetOverlays();
  cart.changeNow(() => emptyCart(1));
  isAdult.changeNow(() => false);
});

describe('RecommendedStrip', () => {
  it('requests the recommendations for all products and shows title, picture and price', async () => {
    renderStrip([recommended(), salad]);
    const strip = await screen.findByRole('region', { name: 'Goes well with' });
    expect(network.requests).toEqual([`${ASKED}?product_id%5B%5D=31&product_id%5B%5D=32`]);
    expect(within(strip).getByRole('group', { name: 'Goes well with' })).toBeVisible();
    expect((await card()).getByText(/^4\.50.€$/)).toBeVisible();
    expect((await card('Garden salad')).getByText(/from .*12\.50/)).toBeVisible();
  });

  it('shows pictures for all cards or for none', async () => {
    const pictures = () =>
      screen.getAllByRole('article').filter((shown) => shown.firstElementChild?.tagName === 'SPAN').length;
    const { unmount } = renderStrip([recommended(), salad]);
    await card();
    expect(pictures()).toBe(2);
    unmount();
    renderStrip([salad]);
    await card('Garden salad');
    expect(pictures()).toBe(0);
  });

  it.each([
    ['there are no recommendations', []],
    ['reading them fails', undefined],
    ['no recommended product can be ordered', [recommended({ section: null, section_id: null })]],
  ])('renders nothing when %s', async (_title, response) => {
    renderStrip(response);
    await waitFor(() => expect(network.requests).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('reads the recommendations again at each opening', async () => {
    const responses = cachedResponses();
    const { unmount } = renderStrip([recommended()], undefined, responses);
    await card();
    unmount();
    renderStrip([salad], undefined, responses);
    expect(screen.getByRole('article', { name: 'Lemonade' })).toBeVisible();
    await card('Garden salad');
    expect(screen.queryByRole('article', { name: 'Lemonade' })).toBeNull();
    expect(network.requests).toHaveLength(2);
  });

  it('keeps the recommendations when a later read fails', async () => {
    const responses = cachedResponses();
    const { unmount } = renderStrip([recommended()], undefined, responses);
    await card();
    unmount();
    renderStrip(undefined, undefined, responses);
    await waitFor(() => expect(network.requests).toHaveLength(2));
    await act(async () => undefined);
    expect(await card()).toBeDefined();
  });
});

describe('A card of the strip', () => {
  it('adds a recommendation to the cart, changes its quantity and removes it again', async () => {
    renderStrip([recommended()]);
    await press('Add: Lemonade');
    expect(lines()).toEqual([[41, 1, 4.5]]);
    expect(cart.get().products[0]).toMatchObject({ from_recommendation: true, section: { id: 5 } });
    expect(await screen.findByText('Added: Lemonade')).toBeInTheDocument();
    await press('More');
    expect(lines()).toEqual([[41, 2, 9]]);
    expect((await card()).getByRole('status')).toHaveTextContent('2');
    await press('Fewer');
    await press('Fewer');
    expect(lines()).toEqual([]);
    expect((await card()).getByRole('button', { name: 'Add: Lemonade' })).toBeVisible();
  });

  it('keeps the keyboard focus in a recommended card', async () => {
    renderStrip([recommended(), salad]);
    await press('Add: Lemonade');
    expect((await card()).getByRole('button', { name: 'More' })).toHaveFocus();
    await press('Fewer');
    expect((await card()).getByRole('button', { name: 'Add: Lemonade' })).toHaveFocus();
  });

  it('limits a recommendation’s quantity to the hotel’s maximum', async () => {
    renderStrip([recommended({ max_order_quantity: 1 })]);
    await press('Add: Lemonade');
    expect((await card()).getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('opens the product’s sheet, marked as a recommendation, when it has options', async () => {
    renderStrip([recommended({ property_kit_id: 7, property: kit(option()) })]);
    await press('Add: Lemonade');
    expect(openOverlays()).toMatchObject([
      { name: 'product', arg: { sectionId: 5, productId: 41, lineKey: null, fromRecommendation: true } },
    ]);
    expect(lines()).toEqual([]);
  });

  it('opens the popup of a product that is ordered without the cart, and adds nothing to the cart', async () => {
    renderStrip([recommended({ is_popup: true })]);
    await press('Add: Lemonade');
    expect(openOverlays()).toMatchObject([{ name: 'fast-order', arg: { sectionId: 5, productId: 41 } }]);
    expect(lines()).toEqual([]);
  });

  it('opens the sheet of a closed product, which says when it opens', async () => {
    renderStrip([recommended({ schedule: closedUntil('2999-01-01') })]);
    await press('Add: Lemonade');
    expect(openOverlays()).toMatchObject([{ name: 'product', arg: { productId: 41, fromRecommendation: true } }]);
    expect(lines()).toEqual([]);
  });

  it('adds a closed product for its next opening where the hotel allows it', async () => {
    const tomorrow = addDays(hotelNow('Europe/Madrid', new Date()).date, 1);
    const variations = { ...NO_VARIATIONS, orderAhead: true };
    renderStrip(
      [recommended({ schedule: closedUntil(tomorrow) })],
      hotelView({ timezone: 'Europe/Madrid', variations }),
    );
    await press('Add: Lemonade');
    expect(openOverlays()).toEqual([]);
    expect(cart.get().products).toMatchObject([{ product: { id: 41 }, ordered_for: `${tomorrow}T08:00` }]);
  });

  it('asks for the age before it adds a product for adults', async () => {
    network.respondTo('GET /api/v1/hotels/1/get-public-info/is_adult_18', { data: '' });
    renderStrip([recommended({ for_adult: true })]);
    await press('Add: Lemonade');
    await userEvent.click(await screen.findByRole('button', { name: 'No, go back' }));
    await waitFor(() => expect(openOverlays()).toEqual([]));
    expect(lines()).toEqual([]);
    await press('Add: Lemonade');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, I am 18 or older' }));
    await waitFor(() => expect(lines()).toEqual([[41, 1, 4.5]]));
  });

  it('shows a recommended card in Arabic', async () => {
    renderStrip([recommended()], arabicHotel());
    expect((await card('ليموناضة')).getByText(/4\.50/)).toHaveAttribute('dir', 'ltr');
  });
});

describe('A strip wider than its container', () => {
  let width = { scrollWidth: 900, clientWidth: 400 };
  /** Gives the strip another size and calls the ResizeObserver. */
  let resize: (to: typeof width) => void = () => undefined;
  const realObserver = window.ResizeObserver;

  beforeEach(() => {
    width = { scrollWidth: 900, clientWidth: 400 };
    for (const name of ['scrollWidth', 'clientWidth'] as const) {
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => width[name] });
    }
    window.ResizeObserver = class extends realObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        resize = (to) => {
          width = to;
          act(() => callback([], this));
        };
      }
    };
  });
  afterEach(() => {
    window.ResizeObserver = realObserver;
    for (const name of ['scrollWidth', 'clientWidth']) Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  const strip = () => screen.findByRole('group', { name: /Goes well with|يُقدَّم معه/ });
  const arrow = () => screen.queryByRole('button', { name: 'Next products' });

  it('shows arrows at the second opening too, when cards are rendered before the strip has a size', async () => {
    width = { scrollWidth: 0, clientWidth: 0 };
    renderStrip([recommended(), salad]);
    await strip();
    expect(arrow()).toBeNull();
    resize({ scrollWidth: 900, clientWidth: 400 });
    expect(arrow()).toBeVisible();
  });

  it('shows the strip without arrows and Tab stop when it fits', async () => {
    renderStrip([recommended(), salad]);
    expect(await strip()).toHaveAttribute('tabindex', '0');
    expect(arrow()).toBeVisible();
    resize({ scrollWidth: 900, clientWidth: 900 });
    expect(arrow()).toBeNull();
    expect(await strip()).not.toHaveAttribute('tabindex');
  });

  it.each([
    ['by 50 pixels', undefined, 'Next products', 50],
    ['back by 50 pixels', undefined, 'Previous products', -50],
    ['in the opposite direction in Arabic', arabicHotel(), 'المنتجات التالية', -50],
  ])('scrolls the strip %s with an arrow', async (_title, hotel, name, left) => {
    renderStrip([recommended(), salad], hotel);
    const moved = jest.fn();
    (await strip()).scrollBy = moved;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(moved).toHaveBeenCalledWith({ left, behavior: 'smooth' });
  });

  it('scrolls the strip by dragging with a mouse, and a drag is no click', async () => {
    jest.useFakeTimers();
    renderStrip([recommended(), salad]);
    await act(() => jest.advanceTimersByTimeAsync(0));
    const place = await strip();
    place.setPointerCapture = jest.fn();
    const button = (await card()).getByRole('button', { name: 'Add: Lemonade' });
    const click = () => act(async () => void fireEvent.click(button));
    const mouse = { pointerType: 'mouse', pointerId: 1, button: 0, buttons: 1 };
    fireEvent.pointerDown(place, { ...mouse, clientX: 300 });
    fireEvent.pointerMove(place, { ...mouse, clientX: 240 });
    expect(place.scrollLeft).toBe(60);
    fireEvent.pointerUp(place, { ...mouse, clientX: 240 });
    await click();
    expect(lines()).toEqual([]);
    jest.advanceTimersByTime(100);
    await click();
    expect(lines()).toEqual([[41, 1, 4.5]]);
    jest.useRealTimers();
  });
});
