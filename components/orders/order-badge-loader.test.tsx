/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { closeOverlays, openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { OrderGroups } from '@/lib/contract/order';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeEventStream } from '@/tests/builders/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/fake-network';
import { renderInHotel } from '@/tests/builders/hotel-view';
import { order, orderGroups } from '@/tests/builders/order';
import { OrderBadge } from './order-badge';
import { OrderBadgeLoader } from './order-badge-loader';
import { OrdersDrawer } from './orders-drawer';

const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const network = fakeNetwork();
const streams = fakeEventStream();

const draft = order();
const approved = order({ ostatus_id: 'approved' });

const atTheHotel = () =>
  renderInHotel(
    <OverlayHost bodies={{ orders: OrdersDrawer }}>
      <OrderBadge />
      <OrderBadgeLoader />
    </OverlayHost>,
  );

/** The hotel's orders are so from now on, and it says that something has happened. */
async function happens(groups: Partial<OrderGroups>): Promise<void> {
  network.answers(CHECK, orderGroups(groups));
  await waitFor(() => expect(streams().at(-1)?.closed).toBe(false));
  await act(async () => streams().at(-1)?.send('order-updated', { type: 'order-updated', order_uuid: draft.uuid }));
}

/** The hotel has been asked so often, and has answered. */
async function asked(times: number): Promise<void> {
  await waitFor(() => expect(network.asked.length).toBeGreaterThanOrEqual(times));
  await network.settled();
}
const noBadge = () => expect(screen.queryByText(/^Updates/)).toBeNull();

beforeEach(() => {
  window.history.replaceState(null, '');
  orderUuids.changeNow(() => [draft.uuid]);
  network.answers(CHECK, orderGroups({ draft: [draft] }));
});

describe('the badge of My orders', () => {
  it('shows nothing for what was there when the page came', async () => {
    atTheHotel();
    await asked(1);
    noBadge();
  });

  it('shows what happens while My orders is closed, and tells it aloud', async () => {
    atTheHotel();
    await asked(1);
    await happens({ pending: [approved] });
    expect(await screen.findByText('Updates: 1')).toBeInTheDocument();
    expect(await screen.findByText('My orders: Updates: 1')).toBeInTheDocument();
  });

  it('goes when My orders opens, and stays away for what was seen there', async () => {
    atTheHotel();
    await asked(1);
    await happens({ pending: [approved] });
    await screen.findByText('Updates: 1');
    act(() => openOverlay('orders'));
    await screen.findByRole('article', { name: '#1048' });
    noBadge();
    act(() => closeOverlays());
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    noBadge();
    await happens({ pending: [{ ...approved, note_kit: { notes: [{ content: 'Soon.', created_at_tz: '' }] } }] });
    expect(await screen.findByText('Updates: 1')).toBeInTheDocument();
  });

  it('keeps its number when the hotel cannot be asked for a moment', async () => {
    atTheHotel();
    await asked(1);
    await happens({ pending: [approved] });
    await screen.findByText('Updates: 1');
    const before = network.asked.length;
    network.answers(CHECK, undefined);
    await act(async () => streams().at(-1)?.send('order-updated', { type: 'order-updated', order_uuid: draft.uuid }));
    await asked(before + 1);
    expect(screen.getByText('Updates: 1')).toBeInTheDocument();
  });

  it('counts the first order that the guest places', async () => {
    orderUuids.changeNow(() => []);
    atTheHotel();
    act(() => orderUuids.changeNow(() => [draft.uuid]));
    expect(await screen.findByText('Updates: 1')).toBeInTheDocument();
  });

  it('counts a new order alone when it pushes another one out of those that are asked for', async () => {
    const uuidOf = (num: number) => `00000000-0000-4000-8000-${String(num).padStart(12, '0')}`;
    const old = { ...approved, uuid: uuidOf(1), num: '1' };
    orderUuids.changeNow(() => Array.from({ length: 50 }, (_, place) => uuidOf(place + 1)));
    network.answers(CHECK, orderGroups({ pending: [old] }));
    atTheHotel();
    await asked(1);
    network.answers(CHECK, orderGroups({ draft: [{ ...draft, uuid: uuidOf(51), num: '51' }] }));
    act(() => orderUuids.changeNow((uuids) => [...uuids, uuidOf(51)]));
    await asked(2);
    expect(network.asked.at(-1)).not.toContain(uuidOf(1));
    expect(await screen.findByText('Updates: 1')).toBeInTheDocument();
  });

  it('goes with the history', async () => {
    atTheHotel();
    await asked(1);
    await happens({ pending: [approved] });
    await screen.findByText('Updates: 1');
    act(() => orderUuids.changeNow(() => []));
    await waitFor(noBadge);
  });

  it('asks nobody while the phone knows of no order', async () => {
    orderUuids.changeNow(() => []);
    atTheHotel();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(network.asked).toEqual([]);
    expect(streams()).toEqual([]);
  });
});
