/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { Order, OrderGroups } from '@/lib/contract/order';
import { orderUuids } from '@/lib/device/order-uuids';
import { MAX_QUERIED_ORDERS } from '@/lib/domain/orders/order-query';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrdersDrawer } from './orders-drawer';

const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const network = fakeNetwork();
const streams = fakeEventStream();

/** The uuid of the order with this number; the guest's first order has number 1. */
const uuidOf = (num: number) => `00000000-0000-4000-8000-${String(num).padStart(12, '0')}`;
const placed = (num: number, parts: Partial<Order> = {}): Order =>
  order({ uuid: uuidOf(num), num: String(num), ostatus_id: 'done', ...parts });
const history = (length: number) => Array.from({ length }, (_, index) => uuidOf(index + 1));

/** The observed elements, which tests scroll into view. */
const observed = new Set<{ tell: IntersectionObserverCallback; target: Element }>();
class Sight {
  readonly #entry: { tell: IntersectionObserverCallback; target: Element };
  constructor(tell: IntersectionObserverCallback) {
    this.#entry = { tell, target: document.body };
  }
  observe(target: Element) {
    this.#entry.target = target;
    observed.add(this.#entry);
  }
  disconnect() {
    observed.delete(this.#entry);
  }
}

/** Sets the hotel's responses: all requested orders are done, except the given ones. */
const hotelKnows = (open: Readonly<Record<number, Partial<Order>>> = {}) =>
  network.respondTo(CHECK, ({ url }: Request) => {
    const asked = new URL(url).searchParams.getAll('order_uuids[]').map((uuid) => Number(uuid.slice(-12)));
    const groups: { [G in keyof OrderGroups]: Order[] } = { draft: [], pending: [], histories: [] };
    for (const num of asked.reverse()) {
      const parts = open[num];
      groups[parts === undefined ? 'histories' : parts.ostatus_id === 'draft' ? 'draft' : 'pending'].push(
        placed(num, parts),
      );
    }
    return orderGroups(groups);
  });

/** After the first paint, which shows only some of the cards. */
const PAINTED_MS = 50;

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function scrollToEnd(): Promise<void> {
  act(() => {
    for (const { tell, target } of [...observed]) {
      tell([{ isIntersecting: true, target } as IntersectionObserverEntry], new IntersectionObserver(tell));
    }
  });
  await pass(PAINTED_MS);
}

async function opened(): Promise<void> {
  renderInHotel(<OrdersDrawer />);
  await pass(PAINTED_MS);
}

/** For each request: the numbers of its first and last order, and their count. */
const questions = () =>
  network.requests.map((asked) => {
    const nums = new URL(`http://hotel${asked.slice(4)}`).searchParams
      .getAll('order_uuids[]')
      .map((uuid) => Number(uuid.slice(-12)));
    return [nums[0], nums.at(-1), nums.length];
  });
const cards = () => screen.getAllByRole('article');

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-18T20:00:00+02:00') });
  observed.clear();
  Object.defineProperty(window, 'IntersectionObserver', { value: Sight, configurable: true });
  hotelKnows();
});
afterEach(() => jest.useRealTimers());

describe('My orders with a long history', () => {
  it('shows a screenful of cards in its first paint, and the rest right after it', async () => {
    orderUuids.changeNow(() => history(20));
    renderInHotel(<OrdersDrawer />);
    await pass(0);
    expect(cards().map((card) => card.textContent?.slice(0, 3))).toEqual(['#20', '#19', '#18']);
    await pass(PAINTED_MS);
    expect(cards()).toHaveLength(20);
  });

  it('reads the newest fifty orders first, and older ones only when the guest scrolls to them', async () => {
    orderUuids.changeNow(() => history(120));
    await opened();
    expect(questions()).toEqual([[71, 120, MAX_QUERIED_ORDERS]]);
    expect(cards()).toHaveLength(50);
    await scrollToEnd();
    expect(questions().at(-1)).toEqual([21, 70, MAX_QUERIED_ORDERS]);
    expect(cards()).toHaveLength(100);
    await scrollToEnd();
    expect(questions().at(-1)).toEqual([1, 20, 20]);
    expect(cards()).toHaveLength(120);
    expect(cards().at(-1)).toHaveAccessibleName('#1');
    await scrollToEnd();
    expect(questions()).toHaveLength(3);
    expect(screen.getAllByRole('heading', { name: 'History' })).toHaveLength(1);
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('rereads a batch of older orders after an event only if one of them is in progress', async () => {
    orderUuids.changeNow(() => history(120));
    hotelKnows({ 30: { ostatus_id: 'approved' } });
    await opened();
    await scrollToEnd();
    await scrollToEnd();
    await act(async () => streams().at(-1)?.opens());
    await pass(20_000);
    const before = questions().length;
    await act(async () =>
      streams()
        .at(-1)
        ?.send('order-updated', { type: 'order-updated', order_uuid: uuidOf(30) }),
    );
    await pass(0);
    expect(questions().slice(before)).toEqual([[21, 70, MAX_QUERIED_ORDERS]]);
    await act(async () =>
      streams()
        .at(-1)
        ?.send('order-updated', { type: 'order-updated', order_uuid: uuidOf(90) }),
    );
    await pass(0);
    expect(questions().slice(before + 1)).toEqual([[71, 120, MAX_QUERIED_ORDERS]]);
    await act(async () =>
      streams()
        .at(-1)
        ?.send('order-updated', { type: 'order-updated', order_uuid: uuidOf(5) }),
    );
    await pass(0);
    expect(questions()).toHaveLength(before + 2);
  });

  it('repeats a group heading when the cards above belong to another group', async () => {
    orderUuids.changeNow(() => history(60));
    hotelKnows({ 3: { ostatus_id: 'draft' } });
    await opened();
    await scrollToEnd();
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['History', 'Sent', 'History']);
  });

  it('shows an error below the loaded orders when older ones cannot be read, and retries', async () => {
    orderUuids.changeNow(() => history(60));
    await opened();
    network.respondTo(CHECK, undefined);
    await scrollToEnd();
    const alert = screen.getByRole('alert');
    expect(cards().at(-1)?.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    hotelKnows();
    const again = screen.getByRole('button', { name: 'Try again' });
    again.focus();
    act(() => again.click());
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('region', { name: 'My orders' })).toHaveFocus();
    expect(cards()).toHaveLength(60);
  });

  it('shows the empty state only when the hotel knows none of the orders in any batch', async () => {
    orderUuids.changeNow(() => history(60));
    network.respondTo(CHECK, orderGroups());
    await opened();
    expect(screen.queryByRole('heading', { name: 'Nothing here yet' })).toBeNull();
    await scrollToEnd();
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });

  it('removes all batches when the history is cleared', async () => {
    orderUuids.changeNow(() => history(60));
    await opened();
    await scrollToEnd();
    act(() => orderUuids.changeNow(() => []));
    await pass(0);
    expect(screen.queryByRole('article')).toBeNull();
    expect(within(screen.getByRole('dialog')).getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });
});
