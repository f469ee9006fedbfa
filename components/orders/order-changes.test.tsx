/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeDevice } from '@/tests/builders/browser/fake-device';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { orderGroups as groups, order } from '@/tests/builders/orders/order';
import { renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrdersDrawer } from './orders-drawer';

const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const NOW = new Date('2026-06-18T20:00:00+02:00');
const network = fakeNetwork();
fakeEventStream();

let device: ReturnType<typeof fakeDevice>;
beforeEach(() => {
  device = fakeDevice();
  jest.useFakeTimers({ now: NOW });
  orderUuids.changeNow(() => [order().uuid]);
});
afterEach(() => {
  jest.useRealTimers();
  device.restore();
  jest.restoreAllMocks();
});

/** Milliseconds after which a frame is painted, and what waits for it has run. */
const PAINTED_MS = 50;

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function opened(response: unknown): Promise<void> {
  network.respondTo(CHECK, response);
  renderInHotel(<OrdersDrawer />);
  await pass(0);
}

const approved = order({ ostatus_id: 'approved', expected_timeleft: 3600 });
const card = () => screen.getByRole('article', { name: '#1048' });

describe('The countdown of an order', () => {
  it.each([
    ['its card is scrolled away', (is: boolean) => device.setOnScreen(is)],
    ['the page is in the background', (is: boolean) => device.setTabVisible(is)],
  ])('stands still while %s, and is right at once afterwards', async (_, setVisible) => {
    const timeLeft = () => 3600 - Math.floor((Date.now() - NOW.getTime()) / 1000);
    await opened(() => groups({ pending: [{ ...approved, expected_timeleft: timeLeft() }] }));
    await pass(16_000);
    const running = jest.getTimerCount();
    act(() => setVisible(false));
    expect(jest.getTimerCount()).toBe(running - 1);
    await pass(10 * 60_000);
    act(() => setVisible(true));
    expect(screen.getByRole('timer')).toHaveTextContent('~49 min');
  });
});

describe('An order whose status changes', () => {
  /** Places the card as in a browser: lower once another order stands above it. */
  const placeCards = (top: () => number) =>
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(top);

  it('shows the status before beside the new one, and reads the new one out', async () => {
    await opened(groups({ draft: [order()] }));
    expect(within(card()).queryByRole('deletion')).toBeNull();
    network.respondTo(CHECK, groups({ pending: [approved] }));
    await pass(5300);
    expect(within(card()).getByRole('deletion')).toHaveTextContent('Sent');
    expect(within(card()).getByText('Confirmed', { ignore: 'ol *' })).toBeVisible();
    expect(screen.getByText('#1048: Confirmed')).toBeInTheDocument();
  });

  it.each([
    ['glides to its new place', {}, 1],
    ['jumps to its new place for a guest who prefers reduced motion', { prefersReducedMotion: true }, 0],
  ])('%s', async (_, preferences, count) => {
    device.restore();
    device = fakeDevice(preferences);
    // A card has no place before its drawer is open.
    let isOpen = false;
    placeCards(() => (!isOpen ? 0 : screen.queryByText('Confirmed', { ignore: 'ol *, h3 *' }) === null ? 400 : 100));
    const animate = jest.spyOn(HTMLElement.prototype, 'animate');
    await opened(groups({ draft: [order()] }));
    isOpen = true;
    await pass(PAINTED_MS);
    network.respondTo(CHECK, groups({ pending: [approved] }));
    await pass(5000);
    expect(animate.mock.calls.map(([frames]) => frames)).toEqual(
      Array.from({ length: count }, () => [{ translate: '0 300px' }, { translate: '0 0' }]),
    );
  });

  it('does not glide when only its place changes', async () => {
    let top = 400;
    placeCards(() => top);
    const animate = jest.spyOn(HTMLElement.prototype, 'animate');
    await opened(groups({ draft: [order()] }));
    await pass(PAINTED_MS);
    top = 100;
    network.respondTo(CHECK, groups({ draft: [order({ comment: 'Ring twice' })] }));
    await pass(5000);
    expect(animate).not.toHaveBeenCalled();
  });
});
