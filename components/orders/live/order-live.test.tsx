/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { HotelView } from '@/lib/contract/views';
import { orderUuids } from '@/lib/device/order-uuids';
import { toMinor } from '@/lib/domain/money/money';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrderLive } from './order-live';
import { SuccessSlip } from './success-slip';

const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';
const C = '00000000-0000-4000-8000-00000000000c';
const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const NOW = new Date('2026-06-18T20:00:00+02:00');
const network = fakeNetwork();
fakeEventStream();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  resetOverlays();
  orderUuids.changeNow(() => [A, B, C]);
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const click = (element: HTMLElement) => userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(element);
const inMadrid = (parts: Partial<HotelView> = {}) => hotelView({ timezone: 'Europe/Madrid', ...parts });

const approved = (parts = {}) =>
  order({
    ostatus_id: 'approved',
    expected_timeleft: 22 * 60,
    promised_at: '2026-06-18T20:15:00+02:00',
    ...parts,
  });

describe('The live view of an order', () => {
  async function opened(groups: Parameters<typeof orderGroups>[0], hotel = inMadrid()) {
    network.respondTo(CHECK, orderGroups(groups));
    renderInHotel(<OrderLive arg={{ uuid: A }} />, hotel);
    await pass(0);
  }

  const sentence = () => screen.getAllByRole('status').find(({ dataset }) => dataset.part === 'live-sentence');

  it('shows the sentence with the minutes, the steps, and a promise that is not kept', async () => {
    await opened({ pending: [approved()] });
    expect(screen.getByRole('heading', { name: /^Order #.?1048/ })).toBeVisible();
    expect(sentence()).toHaveTextContent(/^Confirmed\. At your door about .20:22.~22 min$/);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sent.19:58.$/),
      'Confirmed',
      'In progress',
      expect.stringMatching(/^Doneabout .20:22.$/),
    ]);
    expect(screen.getByText(/^Promised .20:15., about .20:22.$/)).toBeVisible();
  });

  it('moves with the order, and says what became of the promise', async () => {
    await opened({ pending: [approved()] });
    const moves = [{ status: 'done', at: '2026-06-18T20:14:00+02:00' }];
    network.respondTo(
      CHECK,
      orderGroups({ histories: [approved({ ostatus_id: 'done', expected_timeleft: null, moves })] }),
    );
    await pass(5000);
    expect(sentence()).toHaveTextContent(/^Done$/);
    expect(screen.getByText(/^Promised .20:15., Done .20:14.$/)).toBeVisible();
  });

  it('has the other open orders of the room as tabs', async () => {
    const towels = order({ uuid: B, num: '1050' });
    await opened({ draft: [towels, order({ uuid: C, num: '1051', number_room: '9' })], pending: [approved()] });
    const tabs = screen.getByRole('tablist', { name: /^Room .214.$/ });
    expect(
      within(tabs)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(['#1050', '#1048']);
    await click(screen.getByRole('tab', { name: '#1050' }));
    expect(sentence()).toHaveTextContent('Sent. The hotel confirms it next.');
  });

  it('leads to the chat with the number in the message, and to My orders', async () => {
    await opened({ pending: [approved()] }, inMadrid({ is_active_chat: true }));
    await click(screen.getByRole('button', { name: 'Write about this order' }));
    expect(openOverlays().map(({ name }) => name)).toEqual(['chat']);
    await click(screen.getByRole('button', { name: /Margherita pizza/ }));
    expect(openOverlays().map(({ name }) => name)).toEqual(['orders']);
  });

  it('says so when the hotel does not know the order', async () => {
    await opened({});
    expect(screen.getByText('Nothing here yet')).toBeVisible();
  });
});

describe('The order on the splash', () => {
  const slip = async (groups: Parameters<typeof orderGroups>[0]) => {
    network.respondTo(CHECK, orderGroups(groups));
    renderInHotel(<SuccessSlip placed={{ uuid: A, num: '1048' }} sum={toMinor(34.1)} />, inMadrid());
  };

  it('has number and total before the hotel has said more', async () => {
    await slip({ draft: [order()] });
    expect(screen.getByText(/^Order #.?1048/)).toBeVisible();
    expect(screen.getByText(/34\.10/)).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pass(0);
  });

  it('follows the order: its room, payment and sentence', async () => {
    await slip({ draft: [order()] });
    await pass(0);
    expect(screen.getByText(/^.214.$/)).toBeVisible();
    expect(screen.getByText('Cash at the door')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Sent. The hotel confirms it next.');
  });
});
