/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { OrderMoney } from '@/lib/contract/order';
import type { HotelView } from '@/lib/contract/views';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { COLD_SOUP, orderMoney } from '@/tests/builders/orders/money';
import { orderGroups as groups, order } from '@/tests/builders/orders/order';
import { arabicHotel, InHotel, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { PaymentResult } from './payment-result';

const A = '00000000-0000-4000-8000-00000000000a';
const STRANGE = '1049';
const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const LINK = '/pay/secret';

const network = fakeNetwork();
const streams = fakeEventStream();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-18T20:00:00+02:00') });
  orderUuids.changeNow(() => [A]);
  resetOverlays();
});
afterEach(() => jest.useRealTimers());

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const withPaymentStatus = (status_id: string, payment_link: string | null = LINK) =>
  groups({ draft: [order({ uuid: A, num: '1048', integration_payment: { status_id, extra: { payment_link } } })] });

async function returnFromPayment(
  page: 'success' | 'error',
  response: unknown,
  orderInUrl: string | null = '1048',
  hotel?: HotelView,
) {
  network.respondTo(CHECK, response);
  renderInHotel(<PaymentResult page={page} orderInUrl={orderInUrl} />, hotel);
  await advance(0);
}

const title = () => screen.getByRole('heading').textContent;

describe('The page after a payment', () => {
  it('shows which order is paid, with links to home and to the orders', async () => {
    await returnFromPayment('success', withPaymentStatus('done'));
    expect(title()).toBe('Thank you, it is paid');
    expect(screen.getByRole('status')).toHaveTextContent('Order #\u20661048\u2069 · 34.10 €');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    act(() => screen.getByRole('button', { name: 'View my orders' }).click());
    expect(openOverlays().map(({ name }) => name)).toEqual(['orders']);
  });

  it('shows that an order is paid even on the page for failed payments', async () => {
    await returnFromPayment('error', withPaymentStatus('done'));
    expect(title()).toBe('Thank you, it is paid');
  });

  it('offers the payment link again when the payment has failed', async () => {
    await returnFromPayment('error', withPaymentStatus('error'));
    expect(title()).toBe('The payment did not go through');
    expect(screen.getByRole('status')).toHaveTextContent('Order #\u20661048\u2069');
    expect(screen.getByRole('link', { name: 'Try the payment again' })).toHaveAttribute('href', LINK);
  });

  it('shows no payment link when its address is unsafe', async () => {
    await returnFromPayment('error', withPaymentStatus('error', 'javascript:alert(1)'));
    expect(screen.queryByRole('link', { name: 'Try the payment again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'View my orders' })).toBeVisible();
  });

  it('waits until the hotel has received the payment', async () => {
    await returnFromPayment('success', withPaymentStatus('goes'));
    expect(title()).toBe('Your payment is on its way');
    network.respondTo(CHECK, withPaymentStatus('done'));
    await act(async () => streams()[0]?.send('order-updated', { type: 'order-updated', order_uuid: A }));
    await advance(0);
    expect(title()).toBe('Thank you, it is paid');
  });

  it('asks the hotel again when the guest returns to the tab', async () => {
    await returnFromPayment('error', withPaymentStatus('error'));
    await advance(20_000);
    network.respondTo(CHECK, withPaymentStatus('done'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await advance(0);
    expect(title()).toBe('Thank you, it is paid');
  });
});

describe('The money of an order after its payment', () => {
  const withMoney = (money: Partial<OrderMoney>, ostatus_id = 'draft') =>
    groups({
      draft: [
        order({
          uuid: A,
          num: '1048',
          ostatus_id,
          integration_payment: { status_id: 'done', extra: { payment_link: null } },
          money: orderMoney(money),
        }),
      ],
    });
  const reserved = { state: 'reserved', reserved: 12, charged: 0, kept: 0 } as const;
  const BACK = 'Back from the payment page';

  it.each([
    ['charged', withMoney({}), 'Thank you, it is paid', /12\.00 €.? was charged\./],
    [
      'reserved',
      withMoney(reserved),
      'Thank you. Your order is with us.',
      /reserved on your card.*when the hotel accepts/,
    ],
    ['reserved by a cancelled order', withMoney(reserved, 'cancelled'), BACK, /12\.00 €.? will be given back/],
    ['released', withMoney({ state: 'released' }, 'expired'), BACK, /nothing was charged/],
    ['going back', withMoney({ state: 'returning', to_return: 12 }, 'cancelled'), BACK, /will be given back/],
    [
      'given back',
      withMoney({ state: 'returned', kept: 0, refunds: [COLD_SOUP] }, 'cancelled'),
      BACK,
      /given back on .29 November.: soup was cold/,
    ],
  ])('is said below a title that is true of it: %s', async (_what, response, heading, sentence) => {
    await returnFromPayment('success', response);
    expect(title()).toBe(heading);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    expect(screen.getByRole('status')).toHaveTextContent('Order #\u20661048\u2069');
  });

  it('changes while the guest looks at it', async () => {
    await returnFromPayment('success', withMoney(reserved));
    network.respondTo(CHECK, withMoney({}, 'approved'));
    await act(async () => streams()[0]?.send('order-updated', { type: 'order-updated', order_uuid: A }));
    await advance(0);
    expect(title()).toBe('Thank you, it is paid');
    expect(screen.getByRole('status')).toHaveTextContent(/was charged/);
  });
});

describe('The order number in the URL', () => {
  it('shows nothing about an order that this device has not placed', async () => {
    await returnFromPayment('success', withPaymentStatus('done'), STRANGE);
    expect(title()).toBe('Back from the payment page');
    expect(screen.getByRole('status')).not.toHaveTextContent('1048');
  });

  it('shows no order and sends no request on a device without orders', async () => {
    orderUuids.changeNow(() => []);
    await returnFromPayment('success', withPaymentStatus('done'));
    expect(title()).toBe('Back from the payment page');
    expect(network.requests).toEqual([]);
  });

  it('shows no order when the hotel no longer has it', async () => {
    await returnFromPayment('success', groups());
    expect(title()).toBe('Back from the payment page');
  });

  it('shows the newest order paid online when the URL has no number', async () => {
    await returnFromPayment('success', withPaymentStatus('done'), null);
    expect(screen.getByRole('status')).toHaveTextContent('Order #\u20661048\u2069');
  });
});

it('shows an error when the hotel cannot be asked, and asks again on a retry', async () => {
  await returnFromPayment('success', undefined);
  expect(screen.getByRole('alert')).toHaveTextContent('Your orders could not be loaded just now.');
  network.respondTo(CHECK, withPaymentStatus('done'));
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await advance(0);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(title()).toBe('Thank you, it is paid');
});

it('renders no payment result on the server, and a text for browsers without scripts', () => {
  const html = renderToString(
    <InHotel>
      <PaymentResult page="success" orderInUrl="1048" />
    </InHotel>,
  );
  expect(html).toContain('Asking the hotel about your payment…');
  expect(html).toMatch(/<noscript>.*From here we cannot tell/);
  expect(html).not.toContain('Thank you');
});

it('shows the payment result in Arabic', async () => {
  await returnFromPayment('success', withPaymentStatus('done'), A, arabicHotel());
  expect(title()).toBe('شكرًا لكم، تم الدفع');
  expect(screen.getByText(/34\.10/)).toHaveAttribute('dir', 'ltr');
});
