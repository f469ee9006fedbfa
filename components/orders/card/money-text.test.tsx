/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import type { Order, OrderMoney } from '@/lib/contract/order';
import type { HotelView } from '@/lib/contract/views';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { COLD_SOUP, orderMoney } from '@/tests/builders/orders/money';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { arabicHotel, hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrderLive } from '../live/order-live';
import { Receipt } from '../receipt/receipt';
import { OrderCard } from './order-card';

const A = '00000000-0000-4000-8000-00000000000a';
const CHECK = 'GET /api/v1/hotels/cala-verde/orders/check';
const DONE = { status_id: 'done', extra: { payment_link: null } };
const PAID = 'Paid. Thank you.';
const network = fakeNetwork();
fakeEventStream();

const paid = (money: OrderMoney | null, parts: Partial<Order> = {}) =>
  order({ uuid: A, integration_payment: DONE, money, ...parts });

/** Without the marks that isolate amounts and days. */
const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ') ?? '';
const sentences = () =>
  screen.queryAllByText(/card|charged|given back|reservation/).map((each) => plain(each.textContent));

const shown = (given: Order, hotel?: HotelView) =>
  renderInHotel(<OrderCard order={given} group="histories" receivedAt={0} now={0} />, hotel);

const returned = orderMoney({ state: 'returned', kept: 7.5, refunds: [COLD_SOUP] });

describe('The money on the card of an order', () => {
  it.each([
    ['is charged', orderMoney(), 'done', true, ['12.00 € was charged.']],
    [
      'is reserved',
      orderMoney({ state: 'reserved', reserved: 12, charged: 0, kept: 0 }),
      'draft',
      false,
      ['12.00 € is reserved on your card.', 'It is charged when the hotel accepts.'],
    ],
    [
      'goes back',
      orderMoney({ state: 'returning', to_return: 12 }),
      'cancelled',
      false,
      ['12.00 € will be given back to your card.'],
    ],
    ['went back in part', returned, 'done', true, ['4.50 € was given back on 29 November:']],
    [
      'went back in full',
      orderMoney({ state: 'returned', kept: 0, refunds: [{ ...COLD_SOUP, amount: 12, reason: '' }] }),
      'cancelled',
      false,
      ['12.00 € was given back on 29 November.'],
    ],
    [
      'was released',
      orderMoney({ state: 'released', charged: 0, kept: 0 }),
      'expired',
      false,
      ['The reservation has ended; nothing was charged.'],
    ],
  ] as const)('says that it %s, and that it is paid only where it is', (_what, money, ostatus_id, isPaid, said) => {
    shown(paid(money, { ostatus_id }));
    expect(sentences()).toEqual(said);
    expect(screen.queryAllByText(PAID)).toHaveLength(isPaid ? 1 : 0);
  });

  it('has the words of staff as typed, isolated from the sentence, and runs no markup', () => {
    const reason = 'الحساء <b>بارد</b> \u202e';
    shown(paid({ ...returned, refunds: [{ ...COLD_SOUP, reason }] }, { ostatus_id: 'done' }));
    const words = screen.getByText(/الحساء <b>بارد<\/b>/);
    expect(words.tagName).toBe('BDI');
    expect(plain(words.parentElement?.textContent ?? '')).toMatch(/^4\.50 € was given back on 29 November: الحساء/);
  });

  it('isolates amounts and days in Arabic', () => {
    shown(paid(returned, { ostatus_id: 'done' }), arabicHotel());
    expect(screen.getByText(/أُعيد/).textContent).toBe('أُعيد المبلغ \u20664.50\u00a0€\u2069 في \u206829 نوفمبر\u2069:');
    expect(screen.getByText('soup was cold').tagName).toBe('BDI');
  });

  it('lets an open payment be paid, and says nothing of money where none was paid', () => {
    const goes = { status_id: 'goes', extra: { payment_link: '/pay/x' } };
    shown(paid(null, { integration_payment: goes }));
    expect(screen.getByRole('link', { name: 'Pay online' })).toHaveAttribute('href', '/pay/x');
    expect(sentences()).toEqual([]);
  });

  it('says that it is paid where the platform says no more', () => {
    shown(paid(null));
    expect(screen.getByText(PAID)).toBeVisible();
    expect(sentences()).toEqual([]);
  });
});

describe('The money in the live view of an order', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') });
    resetOverlays();
    orderUuids.changeNow(() => [A]);
  });
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const status = () => screen.getAllByRole('status').map(({ textContent }) => plain(textContent));

  it('moves with it: reserved, charged, to be given back', async () => {
    const reserved = orderMoney({ state: 'reserved', reserved: 12, charged: 0, kept: 0 });
    network.respondTo(CHECK, orderGroups({ draft: [paid(reserved)] }));
    renderInHotel(<OrderLive arg={{ uuid: A }} />, hotelView({ timezone: 'Europe/Madrid' }));
    await pass(0);
    expect(status()).toContain('12.00 € is reserved on your card.It is charged when the hotel accepts.');
    network.respondTo(CHECK, orderGroups({ pending: [paid(orderMoney(), { ostatus_id: 'approved' })] }));
    await pass(5000);
    expect(status()).toContain('12.00 € was charged.');
    const returning = orderMoney({ state: 'returning', to_return: 12 });
    network.respondTo(CHECK, orderGroups({ histories: [paid(returning, { ostatus_id: 'cancelled' })] }));
    await pass(20_000);
    expect(status()).toContain('12.00 € will be given back to your card.');
  });
});

it('stands on the receipt below the total', async () => {
  orderUuids.changeNow(() => [A]);
  network.respondTo('GET /api/v1/hotels/1/get-public-info/impressum', { data: {} });
  network.respondTo(CHECK, orderGroups({ histories: [paid(returned, { ostatus_id: 'done' })] }));
  renderInHotel(<Receipt num="1048" />);
  const receipt = within(await screen.findByRole('article', { name: 'Order #1048' }));
  expect(plain(receipt.getByText(/given back/).parentElement?.textContent ?? '')).toBe(
    '4.50 € was given back on 29 November: soup was cold',
  );
});
