/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OverlayHost } from '@/components/ui/overlay/overlay-host';
import { closeOverlays, openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { OrderGroups } from '@/lib/contract/order';
import { orderUuids } from '@/lib/device/order-uuids';
import words from '@/lib/words/en.json';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { LiveOrderOutlet } from './live/live-order-outlet';
import { OrderBadge } from './order-badge';
import { OrderBadgeLoader } from './order-badge-loader';
import { OrdersDrawer } from './orders-drawer';

const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const network = fakeNetwork();
const streams = fakeEventStream();

const draft = order();
const approved = order({ ostatus_id: 'approved' });

const atTheHotel = (strip: ReactNode = null) =>
  renderInHotel(
    <OverlayHost bodies={{ orders: OrdersDrawer }}>
      <OrderBadge />
      {strip}
      <OrderBadgeLoader />
    </OverlayHost>,
  );

/** Sets the hotel's orders and sends an event. */
async function happens(groups: Partial<OrderGroups>): Promise<void> {
  network.respondTo(CHECK, orderGroups(groups));
  await waitFor(() => expect(streams().at(-1)?.closed).toBe(false));
  await act(async () => streams().at(-1)?.send('order-updated', { type: 'order-updated', order_uuid: draft.uuid }));
}

/** Waits until the hotel has responded to this many requests. */
async function asked(times: number): Promise<void> {
  await waitFor(() => expect(network.requests.length).toBeGreaterThanOrEqual(times));
  await network.settled();
}
const noBadge = () => expect(screen.queryByText(/^Updates/)).toBeNull();

beforeEach(() => {
  resetOverlays();
  orderUuids.changeNow(() => [draft.uuid]);
  network.respondTo(CHECK, orderGroups({ draft: [draft] }));
});

describe('A response with two lists instead of three', () => {
  // Our server tells the browser of such a response by null.
  const twoLists = { data: null };
  const strip = () => screen.findByRole('button', { name: /#1048/ });
  const opensAndCloses = async () => {
    act(() => openOverlay('orders'));
    expect(await screen.findByRole('article', { name: '#1048' })).toBeVisible();
    await network.settled();
    expect(screen.getByRole('article', { name: '#1048' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Nothing here yet' })).toBeNull();
    act(() => closeOverlays());
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  };

  it('leaves what is known in the strip and at each later opening of My orders', async () => {
    network.respondTo('GET /words/en?v=1', words);
    atTheHotel(<LiveOrderOutlet />);
    await strip();
    await opensAndCloses();
    network.respondTo(CHECK, twoLists);
    const before = network.requests.length;
    await act(async () => streams().at(-1)?.send('order-updated', { type: 'order-updated', order_uuid: draft.uuid }));
    await asked(before + 1);
    await strip();
    await opensAndCloses();
    await opensAndCloses();
    await strip();
    noBadge();
  });

  it('leaves it also when it is the first after a new order', async () => {
    network.respondTo('GET /words/en?v=1', words);
    atTheHotel(<LiveOrderOutlet />);
    await strip();
    network.respondTo(CHECK, twoLists);
    act(() => orderUuids.changeNow((uuids) => [...uuids, '00000000-0000-4000-8000-00000000000b']));
    await asked(2);
    await strip();
    await opensAndCloses();
  });
});

describe('The badge of My orders', () => {
  it('shows no badge for orders that existed when the page was loaded', async () => {
    atTheHotel();
    await asked(1);
    noBadge();
  });

  it('shows and announces changes while My orders is closed', async () => {
    atTheHotel();
    await asked(1);
    await happens({ pending: [approved] });
    expect(await screen.findByText('Updates: 1')).toBeInTheDocument();
    expect(await screen.findByText('My orders: Updates: 1')).toBeInTheDocument();
  });

  it('removes the badge when My orders opens, and does not show it again for changes seen there', async () => {
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

  it('keeps the badge’s number when a read fails', async () => {
    atTheHotel();
    await asked(1);
    await happens({ pending: [approved] });
    await screen.findByText('Updates: 1');
    const before = network.requests.length;
    network.respondTo(CHECK, undefined);
    await act(async () => streams().at(-1)?.send('order-updated', { type: 'order-updated', order_uuid: draft.uuid }));
    await asked(before + 1);
    expect(screen.getByText('Updates: 1')).toBeInTheDocument();
  });

  it('counts the guest’s first order in the badge', async () => {
    orderUuids.changeNow(() => []);
    atTheHotel();
    act(() => orderUuids.changeNow(() => [draft.uuid]));
    expect(await screen.findByText('Updates: 1')).toBeInTheDocument();
  });

  it('counts only the new order when it pushes an older one out of the request', async () => {
    const uuidOf = (num: number) => `00000000-0000-4000-8000-${String(num).padStart(12, '0')}`;
    const old = { ...approved, uuid: uuidOf(1), num: '1' };
    orderUuids.changeNow(() => Array.from({ length: 50 }, (_, index) => uuidOf(index + 1)));
    network.respondTo(CHECK, orderGroups({ pending: [old] }));
    atTheHotel();
    await asked(1);
    network.respondTo(CHECK, orderGroups({ draft: [{ ...draft, uuid: uuidOf(51), num: '51' }] }));
    act(() => orderUuids.changeNow((uuids) => [...uuids, uuidOf(51)]));
    await asked(2);
    expect(network.requests.at(-1)).not.toContain(uuidOf(1));
    expect(await screen.findByText('Updates: 1')).toBeInTheDocument();
  });

  it('removes the badge when the history is cleared', async () => {
    atTheHotel();
    await asked(1);
    await happens({ pending: [approved] });
    await screen.findByText('Updates: 1');
    act(() => orderUuids.changeNow(() => []));
    await waitFor(noBadge);
  });

  it('sends no request while no order is stored on the device', async () => {
    orderUuids.changeNow(() => []);
    atTheHotel();
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(network.requests).toEqual([]);
    expect(streams()).toEqual([]);
  });
});
