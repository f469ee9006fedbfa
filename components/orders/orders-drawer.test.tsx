/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { HotelView } from '@/lib/contract/views';
import { orderUuids } from '@/lib/device/order-uuids';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { orderGroups as groups, order } from '@/tests/builders/orders/order';
import { arabicHotel, hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrdersDrawer } from './orders-drawer';

const A = '00000000-0000-4000-8000-00000000000a';
const B = '00000000-0000-4000-8000-00000000000b';
const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const NOW = new Date('2026-06-18T20:00:00+02:00');

const network = fakeNetwork();
const streams = fakeEventStream();

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  orderUuids.changeNow(() => [A]);
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function opened(response: unknown, hotel?: HotelView) {
  network.respondTo(CHECK, response);
  const rendered = renderInHotel(<OrdersDrawer />, hotel);
  await pass(0);
  return rendered;
}

const card = (num = '1048') => within(screen.getByRole('article', { name: `#${num}` }));

describe('An order in My orders', () => {
  it('shows an order’s number, status, age, room and payment', async () => {
    await opened(groups({ draft: [order()] }));
    expect(card().getByText('Sent', { ignore: 'ol *' })).toBeVisible();
    expect(card().getByText(/^2 minutes ago, room .214./)).toBeVisible();
    expect(card().getByText('Cash at the door')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sent' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Confirmed' })).toBeNull();
  });

  it('lists the order lines, with prices only above zero', async () => {
    const line = order().products[0];
    if (line === undefined) throw new Error('an order has a line');
    const properties = [
      { id: 1, property: { title: { en: 'Size' } }, value: '32 cm', quantity: null, choice: null },
      { id: 2, property: { title: { en: 'Mozzarella' } }, value: null, quantity: 2, choice: null },
    ];
    const gift = { ...line, id: 2, product: { title: { en: 'Welcome drink' } }, quantity: 2, price: 0, total_price: 0 };
    await opened(groups({ draft: [order({ products: [{ ...line, properties }, gift], delivery_price: 3.1 })] }));
    // After the four steps.
    const [pizza, drink] = card().getAllByRole('listitem').slice(4);
    expect(pizza).toHaveTextContent(/Margherita pizza.*23\.00.€.*Size: .32 cm.; Mozzarella .x 2./);
    expect(drink).toHaveTextContent(/^2 x Welcome drink$/);
    expect(card().getByText('Service charge').parentElement).toHaveTextContent(/3\.10/);
    expect(card().getByText('Total').parentElement).toHaveTextContent(/34\.10/);
  });

  it('shows order-level lines with a price, the comment, the reason and the hotel’s notes', async () => {
    await opened(
      groups({
        histories: [
          order({
            ostatus_id: 'cancelled',
            comment: 'Ring twice',
            cancel_reason_id: 'order_cancel__change',
            properties: [
              { id: 1, property: { title: { en: 'Crib' } }, quantity: 2, total_price: 6 },
              { id: 2, property: { title: { en: 'Arrival' } }, quantity: null, total_price: 0 },
            ],
            note_kit: { notes: [{ content: 'We are sorry.', created_at_tz: '2026-06-18T19:42:00+02:00' }] },
          }),
        ],
      }),
    );
    expect(card().getByText('Cancelled')).toBeVisible();
    expect(card().getByText(/^2 pc - .Crib.$/)).toBeVisible();
    expect(card().queryByText(/Arrival/)).toBeNull();
    expect(card().getByText(/^Comment: .Ring twice.$/)).toBeVisible();
    expect(card().getByText('Reason: I changed my mind')).toBeVisible();
    expect(card().getByText('Messages from the hotel')).toBeVisible();
    expect(card().getByRole('list', { name: 'Messages from the hotel' })).toHaveTextContent(
      'We are sorry.today, 19:42',
    );
  });

  it('labels the charge as the cart does', async () => {
    const variations = { ...NO_VARIATIONS, chargeLabel: 'Delivery to your suite' };
    await opened(groups({ draft: [order({ delivery_price: 3.1 })] }), hotelView({ variations }));
    expect(card().getByText('Delivery to your suite').parentElement).toHaveTextContent(/3\.10/);
    expect(card().queryByText('Service charge')).toBeNull();
  });

  it('shows the reason for which staff cancelled', async () => {
    const cancelled = { ostatus_id: 'cancelled', cancel_reason_id: 'order_cancel__closed' };
    await opened(groups({ histories: [order(cancelled)] }));
    expect(card().getByText('Reason: Closed at the moment')).toBeVisible();
  });

  it('isolates the text direction of guest input, even if it contains control characters', async () => {
    const overridden = '\u202e12\u2069\u202e';
    const [line] = order().products;
    if (line === undefined) throw new Error('an order has a line');
    const properties = [{ id: 1, property: { title: 'Wish' }, value: overridden, quantity: null, choice: null }];
    const kept = '\u2068\u202e12\u202e\u2069';
    await opened(
      groups({
        histories: [
          order({
            number_room: overridden,
            comment: overridden,
            cancel_reason_id: overridden,
            products: [{ ...line, product: { title: overridden }, properties }],
            properties: [{ id: 1, property: { title: overridden }, quantity: 2, total_price: 6 }],
          }),
        ],
      }),
    );
    for (const words of [`room ${kept}`, `Comment: ${kept}`, `Reason: ${kept}`, `Wish: ${kept}`, `2 pc - ${kept}`]) {
      expect(screen.getByRole('article').textContent).toContain(words);
    }
    // The <bdi> element isolates this text.
    expect(
      card()
        .getAllByText(overridden)
        .map(({ tagName }) => tagName),
    ).toEqual(['BDI']);
  });

  it('shows two notes with the same text and minute', async () => {
    const note = { content: 'On our way.', created_at_tz: '2026-06-18T19:42:00+02:00' };
    await opened(groups({ draft: [order({ note_kit: { notes: [note, note] } })] }));
    expect(card().getAllByText('On our way.')).toHaveLength(2);
  });

  it('hides the payment of a free order', async () => {
    await opened(groups({ draft: [order({ final_sum: 0 })] }));
    expect(card().queryByText('Cash at the door')).toBeNull();
    expect(card().getByText('Total').parentElement).toHaveTextContent(/0\.00/);
  });

  it('links to an open payment in the same tab', async () => {
    const integration_payment = { status_id: 'goes', extra: { payment_link: 'https://pay.example/t' } };
    await opened(groups({ draft: [order({ integration_payment })] }));
    const link = card().getByRole('link', { name: 'Pay online' });
    expect(link).toHaveAttribute('href', 'https://pay.example/t');
    expect(link).not.toHaveAttribute('target');
  });

  it.each([
    ['a payment that is done', { status_id: 'done', extra: { payment_link: null } }, 'Paid. Thank you.'],
    ['a payment that failed', { status_id: 'error', extra: { payment_link: null } }, 'The payment did not go through.'],
  ])('shows the state of %s', async (_title, integration_payment, words) => {
    await opened(groups({ draft: [order({ integration_payment })] }));
    expect(card().getByText(words)).toBeVisible();
  });

  it('shows no payment link when its address is unsafe', async () => {
    const integration_payment = { status_id: 'goes', extra: { payment_link: 'javascript:alert(1)' } };
    await opened(groups({ draft: [order({ integration_payment })] }));
    expect(card().queryByRole('link')).toBeNull();
  });
});

describe('The countdown of an order', () => {
  const approved = order({ ostatus_id: 'approved', expected_timeleft: 3725 });

  it('counts down an order in whole minutes and ends with "any minute now"', async () => {
    await opened(groups({ pending: [approved] }));
    const timer = screen.getByRole('timer', { name: 'Estimated delivery time' });
    expect(timer).toHaveTextContent('~1 hrs, 2 min');
    jest.setSystemTime(NOW.getTime() + 6 * 60_000);
    await pass(1000);
    expect(timer).toHaveTextContent('~56 min');
    jest.setSystemTime(NOW.getTime() + 62 * 60_000);
    await pass(1000);
    expect(timer).toHaveTextContent('Expected any minute now');
  });

  it('announces the countdown of an order to screen readers as one text', async () => {
    await opened(groups({ pending: [approved] }));
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('timer')).toHaveAttribute('aria-atomic', 'true');
  });
});

describe('My orders while it is open', () => {
  const approved = groups({ pending: [order({ ostatus_id: 'approved' })] });

  it('reads the orders on opening and 5, 10 and 15 seconds later', async () => {
    await opened(groups({ draft: [order()] }));
    expect(network.requests).toHaveLength(1);
    for (const times of [2, 3, 4, 4]) {
      await pass(5000);
      expect(network.requests).toHaveLength(times);
    }
  });

  it('reads the orders again after an event about one of them, and keeps the card’s element', async () => {
    await opened(groups({ draft: [order()] }));
    await pass(20_000);
    const before = screen.getByRole('article', { name: '#1048' });
    network.respondTo(CHECK, approved);
    const [stream] = streams();
    expect(stream?.request.orders).toEqual([A]);
    await act(async () => stream?.send('order-updated', { type: 'order-updated', order_uuid: A }));
    await pass(0);
    expect(card().getByText('Confirmed', { ignore: 'ol *' })).toBeVisible();
    expect(screen.getByRole('article', { name: '#1048' })).toBe(before);
    expect(screen.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sent' })).toBeNull();
    await pass(300);
    expect(screen.getByText('#1048: Confirmed')).toBeInTheDocument();
  });

  it('ignores events about orders of other guests', async () => {
    await opened(groups({ draft: [order()] }));
    await act(async () => streams()[0]?.opens());
    await pass(20_000);
    const asked = network.requests.length;
    await act(async () => streams()[0]?.send('order-updated', { type: 'order-updated', order_uuid: B }));
    await pass(1000);
    expect(network.requests).toHaveLength(asked);
  });

  it('stops reading and unsubscribes when My orders closes', async () => {
    const { unmount } = await opened(groups({ draft: [order()] }));
    unmount();
    await pass(20_000);
    expect(network.requests).toHaveLength(1);
    expect(streams()[0]?.closed).toBe(true);
  });

  it('keeps the shown orders when a response lacks one of the three lists', async () => {
    await opened(groups({ draft: [order()] }));
    network.respondTo(CHECK, { data: null });
    await pass(5000);
    expect(card().getByText('Sent', { ignore: 'ol *' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the shown orders when the hotel cannot be reached, shows an error, and retries', async () => {
    await opened(groups({ draft: [order()] }));
    network.respondTo(CHECK, undefined);
    await pass(5000);
    expect(screen.getByRole('alert')).toHaveTextContent('Your orders could not be loaded just now.');
    expect(card().getByText('Sent', { ignore: 'ol *' })).toBeVisible();
    network.respondTo(CHECK, approved);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await pass(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(card().getByText('Confirmed', { ignore: 'ol *' })).toBeVisible();
  });
});

it('reads the list of orders again at opening', async () => {
  orderUuids.changeNow(() => []);
  localStorage.setItem('fs_uuids', JSON.stringify([A]));
  await opened(groups({ draft: [order()] }));
  expect(card().getByText('Sent', { ignore: 'ol *' })).toBeVisible();
});

describe('My orders without orders', () => {
  it('sends no request when no order is stored on the device', async () => {
    orderUuids.changeNow(() => []);
    await opened(groups());
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await pass(20_000);
    expect(network.requests).toEqual([]);
    expect(streams()).toEqual([]);
  });

  it('shows the empty state when all three groups are empty', async () => {
    await opened(groups());
    expect(screen.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  });

  it('does not show the empty state before the first response', async () => {
    await opened(() => new Promise(() => undefined));
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.queryByText('Nothing here yet')).toBeNull();
  });
});

it('shows My orders in Arabic, with amounts from left to right', async () => {
  await opened(groups({ draft: [order()] }), arabicHotel());
  expect(card().getByText('بيتزا')).toBeVisible();
  expect(card().getByText(/23\.00/)).toHaveAttribute('dir', 'ltr');
  expect(card().getByText(/،/)).toBeVisible();
});
