/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { orderGroups as groups, order } from '@/tests/builders/orders/order';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrdersDrawer } from './orders-drawer';

const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const network = fakeNetwork();
fakeEventStream();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-18T20:00:00+02:00') });
  orderUuids.changeNow(() => [order().uuid]);
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function opened(response: unknown): Promise<void> {
  network.respondTo(CHECK, response);
  renderInHotel(<OrdersDrawer />);
  await pass(0);
}

const card = () => within(screen.getByRole('article', { name: '#1048' }));

describe('An order in My orders', () => {
  it.each([
    ['draft', 'Sent'],
    ['pending', 'Confirmed'],
    ['histories', 'Closed'],
  ])('shows a status without a keyword in the group %s as "%s"', async (group, word) => {
    await opened(groups({ [group]: [order({ ostatus_id: 'in_the_oven' })] }));
    expect(card().getByText(word)).toBeVisible();
    expect(screen.queryByText(/oven/)).toBeNull();
  });

  it.each([
    ['draft', 'Sent'],
    ['pending', 'Confirmed'],
    ['histories', 'Closed'],
  ])('shows an order without a status in the group %s as "%s"', async (group, word) => {
    const { ostatus_id, ...unknown } = order();
    await opened(groups({ [group]: [unknown as ReturnType<typeof order>] }));
    expect(card().getByText(word)).toBeVisible();
  });

  it('announces the new status of an order with a message of the dictionary', async () => {
    await opened(groups({ draft: [order()] }));
    network.respondTo(CHECK, groups({ pending: [order({ ostatus_id: 'in_the_oven' })] }));
    await pass(5300);
    expect(screen.getByText('#1048: Confirmed')).toBeInTheDocument();
  });

  it('gives an order a heading one level below the heading of its group', async () => {
    await opened(groups({ draft: [order()] }));
    expect(screen.getByRole('heading', { name: 'Sent', level: 3 })).toBeVisible();
    expect(screen.getByRole('heading', { name: '#1048', level: 4 })).toBeVisible();
  });
});
