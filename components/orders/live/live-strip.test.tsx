/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { Order, OrderGroups } from '@/lib/contract/order';
import { orderUuids } from '@/lib/device/order-uuids';
import words from '@/lib/words/en.json';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrderBadgeLoader } from '../order-badge-loader';
import { LiveOrderOutlet } from './live-order-outlet';

const UUID = '00000000-0000-4000-8000-00000000000a';
const NOW = new Date('2026-06-18T20:00:00+02:00');
const network = fakeNetwork();
fakeEventStream();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  resetOverlays();
  orderUuids.changeNow(() => [UUID]);
});
afterEach(() => jest.useRealTimers());

async function shown(groups: Partial<OrderGroups>) {
  network.respondTo('GET /api/v1/hotels/cala-verde/orders/check', orderGroups(groups));
  network.respondTo('GET /words/en?v=live', words);
  renderInHotel(
    <>
      <LiveOrderOutlet />
      <OrderBadgeLoader />
    </>,
    hotelView({ messagesVersion: 'live' }),
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

const preparing = (parts: Partial<Order> = {}) =>
  order({ num: '1004', ostatus_id: 'accepted', expected_timeleft: 21 * 60 + 30, ...parts });
const strip = () => screen.findByRole('button', { name: /#1004/ });

it('shows number, status and minutes of the order that arrives next, and counts down', async () => {
  await shown({ draft: [order()], pending: [preparing()] });
  expect(await strip()).toHaveTextContent(/#1004 · In progress · ~21 min/);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await strip()).toHaveTextContent(/~20 min/);
});

it('opens My orders', async () => {
  await shown({ pending: [preparing()] });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(await strip());
  expect(openOverlays().map(({ name }) => name)).toEqual(['orders']);
});

it('shows an order without an expected time by its status alone', async () => {
  await shown({ draft: [order({ num: '1004' })] });
  expect(await strip()).toHaveTextContent(/^#1004 · Sent$/);
});

it.each([
  ['the status of a draft', { draft: [order({ num: '1004', ostatus_id: 'new' })] }, /^#1004 · Sent$/],
  ['a status of the hotel’s own system', { pending: [preparing({ ostatus_id: 'w_kuchni' })] }, /^#1004 · Confirmed$/],
])('shows an order with %s that is not one of ours by the group in which it came', async (_title, groups, text) => {
  await shown(groups);
  expect(await strip()).toHaveTextContent(text);
});

it('shows nothing when no order is open', async () => {
  await shown({ histories: [order({ ostatus_id: 'done' })] });
  expect(screen.queryByRole('button')).toBeNull();
});
