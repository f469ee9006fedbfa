/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Order } from '@/lib/contract/order';
import type { HotelView } from '@/lib/contract/views';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { orderGroups as groups, order } from '@/tests/builders/orders/order';
import { arabicHotel, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrdersDrawer } from './orders-drawer';

const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const uuidOf = (num: number) => `00000000-0000-4000-8000-${String(num).padStart(12, '0')}`;

const network = fakeNetwork();
fakeEventStream();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-18T20:00:00+02:00') });
  orderUuids.changeNow(() => [uuidOf(1001)]);
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** The drawer reads the orders again when its window gets the focus. */
const readAgain = async () => {
  // SWR ignores a focus soon after another one.
  await pass(10_000);
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass(50);
};
const billed = (num: number, final_sum: number, parts: Partial<Order> = {}): Order =>
  order({
    ...{ uuid: uuidOf(num), num: String(num), final_sum, ostatus_id: 'done' },
    ...{ charges_room: true, on_room_bill: 'open', ...parts },
  });

async function opened(histories: readonly Order[], hotel?: HotelView) {
  network.respondTo(CHECK, groups({ histories }));
  renderInHotel(<OrdersDrawer />, hotel);
  await pass(50);
}
/** The line, with blanks where amounts have others. */
const billText = () => screen.queryByText(/On your room bill/)?.textContent?.replaceAll(/[\u2066-\u2069]/g, '');

describe('rooms/RM21: the room bill in My orders', () => {
  it('says what is on it and of which orders it consists, posted or not', async () => {
    await opened([
      billed(1002, 20.5, { on_room_bill: 'posted' }),
      billed(1001, 14),
      order({ num: '1003', final_sum: 9 }),
    ]);
    expect(billText()).toMatch(/^On your room bill: 34\.50.€$/);
    const bill = screen.getByText(/On your room bill/).closest('details');
    if (bill === null) throw new Error('the orders can be shown');
    fireEvent.click(screen.getByText(/On your room bill/));
    const orders = within(bill).getAllByRole('listitem');
    expect(orders.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '#100114.00 €',
      '#100220.50 €',
    ]);
  });

  it('grows when an order is delivered, and is gone after the stay', async () => {
    await opened([billed(1001, 14)]);
    expect(billText()).toMatch(/14\.00/);
    network.respondTo(CHECK, groups({ histories: [billed(1001, 14), billed(1002, 6)] }));
    await readAgain();
    expect(billText()).toMatch(/20\.00/);
    network.respondTo(CHECK, groups({ histories: [billed(1001, 14, { on_room_bill: null })] }));
    await readAgain();
    expect(billText()).toBeUndefined();
  });

  it('is not there without a charge to the room', async () => {
    await opened([order({ ostatus_id: 'done' }), billed(1001, 14, { on_room_bill: null })]);
    expect(billText()).toBeUndefined();
  });

  it('keeps the amount apart from words that are written from right to left', async () => {
    await opened([billed(1001, 14)], arabicHotel());
    expect(screen.getByText(/على فاتورة غرفتكم/)).toHaveTextContent(/[\u2066-\u2068]14\.00.€\u2069/);
  });
});
