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
import { emptyCart } from '@/lib/domain/cart/cart';
import { fakeNetwork } from '@/tests/builders/fake-network';
import { arabicHotel, keptAnswers, renderInHotel } from '@/tests/builders/hotel-view';
import { kit, option } from '@/tests/builders/kit';
import { recommended } from '@/tests/builders/recommended';
import { RecommendedStrip } from './recommended-strip';

const ASKED = 'GET /api/v1/hotels/cala-verde/products-recommendations';
const network = fakeNetwork();

const salad = recommended({ id: 42, title: { en: 'Garden salad' }, image: null, price: 12.5, is_price_from: true });

function draw(products: readonly RecommendedProduct[] | undefined, hotel?: HotelView, answers = keptAnswers()) {
  network.answers(ASKED, products && { data: { recommended_products: products } });
  return renderInHotel(
    <OverlayHost bodies={{ age: AgeDialog }}>
      <RecommendedStrip productIds={[31, 32]} />
    </OverlayHost>,
    hotel,
    answers,
  );
}

const card = async (name = 'Lemonade') => within(await screen.findByRole('article', { name }));
const lines = () =>
  cart.get().products.map(({ product, quantity, total_price }) => [product.id, quantity, total_price]);
const press = async (name: string, product?: string) =>
  userEvent.click((await card(product)).getByRole('button', { name }));

beforeEach(() => {
  window.history.replaceState(null, '');
  cart.changeNow(() => emptyCart(1));
  isAdult.changeNow(() => false);
});

describe('what goes well with some products', () => {
  it('is asked for by all of them and shown with title, picture and price', async () => {
    draw([recommended(), salad]);
    const strip = await screen.findByRole('region', { name: 'Goes well with' });
    expect(network.asked).toEqual([`${ASKED}?product_id%5B%5D=31&product_id%5B%5D=32`]);
    expect(within(strip).getByRole('group', { name: 'Goes well with' })).toBeVisible();
    expect((await card()).getByText(/^4\.50.€$/)).toBeVisible();
    expect((await card('Garden salad')).getByText(/from .*12\.50/)).toBeVisible();
  });

  it('has pictures for all or for none', async () => {
    const pictures = () =>
      screen.getAllByRole('article').filter((shown) => shown.firstElementChild?.tagName === 'SPAN').length;
    const { unmount } = draw([recommended(), salad]);
    await card();
    expect(pictures()).toBe(2);
    unmount();
    draw([salad]);
    await card('Garden salad');
    expect(pictures()).toBe(0);
  });

  it.each([
    ['there is nothing', []],
    ['it cannot be read', undefined],
    ['nothing of it can be ordered', [recommended({ section: null, section_id: null })]],
  ])('is not there when %s', async (_title, answer) => {
    draw(answer);
    await waitFor(() => expect(network.asked).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is asked for anew each time it opens', async () => {
    const answers = keptAnswers();
    const { unmount } = draw([recommended()], undefined, answers);
    await card();
    unmount();
    draw([salad], undefined, answers);
    expect(screen.getByRole('article', { name: 'Lemonade' })).toBeVisible();
    await card('Garden salad');
    expect(screen.queryByRole('article', { name: 'Lemonade' })).toBeNull();
    expect(network.asked).toHaveLength(2);
  });

  it('stays when it cannot be read anew', async () => {
    const answers = keptAnswers();
    const { unmount } = draw([recommended()], undefined, answers);
    await card();
    unmount();
    draw(undefined, undefined, answers);
    await waitFor(() => expect(network.asked).toHaveLength(2));
    await act(async () => undefined);
    expect(await card()).toBeDefined();
  });
});

describe('a card', () => {
  it('puts one piece into the cart, counts it up and down and takes it out again', async () => {
    draw([recommended()]);
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

  it('keeps the keyboard where it was', async () => {
    draw([recommended(), salad]);
    await press('Add: Lemonade');
    expect((await card()).getByRole('button', { name: 'More' })).toHaveFocus();
    await press('Fewer');
    expect((await card()).getByRole('button', { name: 'Add: Lemonade' })).toHaveFocus();
  });

  it('goes no further than the hotel serves', async () => {
    draw([recommended({ max_order_quantity: 1 })]);
    await press('Add: Lemonade');
    expect((await card()).getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('opens its own sheet, as a recommendation, when there is something to choose', async () => {
    draw([recommended({ property_kit_id: 7, property: kit(option()) })]);
    await press('Add: Lemonade');
    expect(openOverlays()).toMatchObject([
      { name: 'product', arg: { sectionId: 5, productId: 41, lineKey: null, fromRecommendation: true } },
    ]);
    expect(lines()).toEqual([]);
  });

  it('opens its own popup, and puts nothing into the cart, when it is ordered apart from it', async () => {
    draw([recommended({ is_popup: true })]);
    await press('Add: Lemonade');
    expect(openOverlays()).toMatchObject([{ name: 'fast-order', arg: { sectionId: 5, productId: 41 } }]);
    expect(lines()).toEqual([]);
  });

  it('asks for the age first where that is needed', async () => {
    network.answers('GET /api/v1/hotels/1/get-public-info/is_adult_18', { data: '' });
    draw([recommended({ for_adult: true })]);
    await press('Add: Lemonade');
    await userEvent.click(await screen.findByRole('button', { name: 'No, go back' }));
    await waitFor(() => expect(openOverlays()).toEqual([]));
    expect(lines()).toEqual([]);
    await press('Add: Lemonade');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, I am 18 or older' }));
    await waitFor(() => expect(lines()).toEqual([[41, 1, 4.5]]));
  });

  it('is read in Arabic', async () => {
    draw([recommended()], arabicHotel());
    expect((await card('ليموناضة')).getByText(/4\.50/)).toHaveAttribute('dir', 'ltr');
  });
});

describe('a strip that does not fit', () => {
  let width = { scrollWidth: 900, clientWidth: 400 };
  /** The strip gets another size, and the browser tells who watches it. */
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

  it('has arrows from its second opening on too, where its cards are there before there is room for them', async () => {
    width = { scrollWidth: 0, clientWidth: 0 };
    draw([recommended(), salad]);
    await strip();
    expect(arrow()).toBeNull();
    resize({ scrollWidth: 900, clientWidth: 400 });
    expect(arrow()).toBeVisible();
  });

  it('loses its arrows, and its stop of the Tab key, when it fits', async () => {
    draw([recommended(), salad]);
    expect(await strip()).toHaveAttribute('tabindex', '0');
    expect(arrow()).toBeVisible();
    resize({ scrollWidth: 900, clientWidth: 900 });
    expect(arrow()).toBeNull();
    expect(await strip()).not.toHaveAttribute('tabindex');
  });

  it.each([
    ['by 50 pixels', undefined, 'Next products', 50],
    ['back by 50 pixels', undefined, 'Previous products', -50],
    ['the other way in Arabic', arabicHotel(), 'المنتجات التالية', -50],
  ])('is moved by its arrows %s', async (_title, hotel, name, left) => {
    draw([recommended(), salad], hotel);
    const moved = jest.fn();
    (await strip()).scrollBy = moved;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(moved).toHaveBeenCalledWith({ left, behavior: 'smooth' });
  });

  it('is pulled by a mouse, and a pull is no click', async () => {
    jest.useFakeTimers();
    draw([recommended(), salad]);
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
