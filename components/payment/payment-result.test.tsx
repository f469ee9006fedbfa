/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { HotelView } from '@/lib/contract/views';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeEventStream } from '@/tests/builders/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/fake-network';
import { arabicHotel, InHotel, renderInHotel } from '@/tests/builders/hotel-view';
import { orderGroups as groups, order } from '@/tests/builders/order';
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
  window.history.replaceState(null, '');
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const standing = (status_id: string, payment_link: string | null = LINK) =>
  groups({ draft: [order({ uuid: A, num: '1048', integration_payment: { status_id, extra: { payment_link } } })] });

async function back(page: 'success' | 'error', answer: unknown, named: string | null = '1048', hotel?: HotelView) {
  network.answers(CHECK, answer);
  renderInHotel(<PaymentResult page={page} named={named} />, hotel);
  await pass(0);
}

const title = () => screen.getByRole('heading').textContent;

describe('coming back from paying', () => {
  it('says which order is paid, and leads on', async () => {
    await back('success', standing('done'));
    expect(title()).toBe('Thank you, it is paid');
    expect(screen.getByRole('status')).toHaveTextContent('Order #1048 · 34.10 €');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    act(() => screen.getByRole('button', { name: 'View my orders' }).click());
    expect(openOverlays().map(({ name }) => name)).toEqual(['orders']);
  });

  it('says that it is paid on whichever page the guest came to', async () => {
    await back('error', standing('done'));
    expect(title()).toBe('Thank you, it is paid');
  });

  it('offers the payment again when it failed', async () => {
    await back('error', standing('error'));
    expect(title()).toBe('The payment did not go through');
    expect(screen.getByRole('status')).toHaveTextContent('Order #1048');
    expect(screen.getByRole('link', { name: 'Try the payment again' })).toHaveAttribute('href', LINK);
  });

  it('offers no address that is not safe', async () => {
    await back('error', standing('error', 'javascript:alert(1)'));
    expect(screen.queryByRole('link', { name: 'Try the payment again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'View my orders' })).toBeVisible();
  });

  it('waits with the guest until the hotel has heard of it', async () => {
    await back('success', standing('goes'));
    expect(title()).toBe('Your payment is on its way');
    network.answers(CHECK, standing('done'));
    await act(async () => streams()[0]?.send('order-updated', { type: 'order-updated', order_uuid: A }));
    await pass(0);
    expect(title()).toBe('Thank you, it is paid');
  });

  it('looks again when the guest comes back to the page', async () => {
    await back('error', standing('error'));
    await pass(20_000);
    network.answers(CHECK, standing('done'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(0);
    expect(title()).toBe('Thank you, it is paid');
  });
});

describe('what an address alone proves', () => {
  it('is nothing: an order of somebody else is not spoken of', async () => {
    await back('success', standing('done'), STRANGE);
    expect(title()).toBe('Back from the payment page');
    expect(screen.getByRole('status')).not.toHaveTextContent('1048');
  });

  it('is nothing on a phone without orders, and nobody is asked', async () => {
    orderUuids.changeNow(() => []);
    await back('success', standing('done'));
    expect(title()).toBe('Back from the payment page');
    expect(network.asked).toEqual([]);
  });

  it('is nothing where the hotel no longer knows the order', async () => {
    await back('success', groups());
    expect(title()).toBe('Back from the payment page');
  });

  it('leaves the newest order that is paid online, when it names none', async () => {
    await back('success', standing('done'), null);
    expect(screen.getByRole('status')).toHaveTextContent('Order #1048');
  });
});

it('says that the hotel cannot be asked, and asks again', async () => {
  await back('success', undefined);
  expect(screen.getByRole('alert')).toHaveTextContent('Your orders could not be loaded just now.');
  network.answers(CHECK, standing('done'));
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await pass(0);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(title()).toBe('Thank you, it is paid');
});

it('claims nothing before it knows, and has words for a browser without scripts', () => {
  const html = renderToString(
    <InHotel>
      <PaymentResult page="success" named="1048" />
    </InHotel>,
  );
  expect(html).toContain('Asking the hotel about your payment…');
  expect(html).toMatch(/<noscript>.*From here we cannot tell/);
  expect(html).not.toContain('Thank you');
});

it('is read in Arabic', async () => {
  await back('success', standing('done'), A, arabicHotel());
  expect(title()).toBe('شكرًا لكم، تم الدفع');
  expect(screen.getByText(/34\.10/)).toHaveAttribute('dir', 'ltr');
});
