/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDeskStream } from '@/tests/builders/browser/fake-desk-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { modalDialogs } from '@/tests/builders/browser/modal-dialogs';
import { COLD_SOUP, orderMoney } from '@/tests/builders/orders/money';
import { answerDesk, renderDesk } from '@/tests/builders/screen/desk-screen';
import { paidOrder } from '@/tests/builders/screen/paid-order';
import type { DeskOrder } from '../desk-api';

const network = fakeNetwork();
const stream = fakeDeskStream();
modalDialogs();

const reserved = orderMoney({
  state: 'reserved',
  reserved: 12,
  charged: 0,
  kept: 0,
  held_until: '2026-12-06T09:00:00Z',
});
const returning = orderMoney({ state: 'returning', to_return: 12 });
const NOW = Date.parse('2026-12-01T09:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const setUp = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

async function openBoard(order: DeskOrder) {
  answerDesk(network, []);
  const group = { draft: 'draft', approved: 'pending', accepted: 'pending' }[order.ostatus_id] ?? 'histories';
  network.respondTo(`GET /api/desk/v1/orders?group=${group}`, { data: [order] });
  await renderDesk({ network, stream, address: '' });
}

async function openDetails(order: DeskOrder) {
  answerDesk(network, []);
  network.respondTo('GET /api/desk/v1/orders?group=histories', { data: [order] });
  await renderDesk({ network, stream, address: '#orders/order-1' });
  return within(await screen.findByRole('dialog'));
}

const facts = (order: ReturnType<typeof within>) =>
  order
    .queryAllByRole('definition')
    .map((each: HTMLElement) => `${each.previousSibling?.textContent}: ${each.textContent}`);
const block = (order: ReturnType<typeof within>) => within(order.getByRole('region', { name: 'Money' }));
const amounts = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

describe('the money in the details of an order', () => {
  it.each([
    [
      'reserved, with the end of the reservation',
      reserved,
      ['Reserved: 12.00 EUR', 'Reservation ends: 10:00, 6 December'],
    ],
    ['charged', orderMoney(), ['Charged: 12.00 EUR']],
    ['on its way back', returning, ['Charged: 12.00 EUR', 'Still to be given back: 12.00 EUR']],
    [
      'given back in part, with day and words',
      orderMoney({ state: 'returned', kept: 7.5, refunds: [COLD_SOUP] }),
      ['Charged: 12.00 EUR', 'Given back: 4.50 EUR11:0029 Novembersoup was cold'],
    ],
  ])('is said where it is %s', async (_what, money, said) => {
    const order = await openDetails(paidOrder({ ostatus_id: 'done', money }));
    expect(amounts(facts(block(order)))).toEqual(said);
  });

  it('says that a reservation has ended, and offers to give nothing back', async () => {
    const order = await openDetails(
      paidOrder({ ostatus_id: 'expired', money: orderMoney({ state: 'released', charged: 0, kept: 0 }) }),
    );
    expect(block(order).getByText('Reservation ended, nothing charged')).toBeInTheDocument();
    expect(order.queryByRole('button', { name: 'Give money back' })).toBeNull();
  });

  it.each([
    ['only reserved', reserved],
    ['all on its way back', returning],
    ['all given back', orderMoney({ state: 'returned', kept: 0, refunds: [COLD_SOUP] })],
  ])('offers to give nothing back where it is %s', async (_what, money) => {
    const order = await openDetails(paidOrder({ ostatus_id: 'done', money }));
    expect(order.queryByRole('button', { name: 'Give money back' })).toBeNull();
  });

  it('is not there where nothing was paid online', async () => {
    const order = await openDetails(paidOrder({ ostatus_id: 'done', money: null, integration_payment: null }));
    expect(order.queryByRole('region', { name: 'Money' })).toBeNull();
  });

  it('shows the words of staff in their own direction, isolated', async () => {
    const refunds = [{ ...COLD_SOUP, reason: 'الحساء <b>بارد</b>' }];
    const order = await openDetails(
      paidOrder({ ostatus_id: 'done', money: orderMoney({ state: 'returned', kept: 7.5, refunds }) }),
    );
    expect(order.getByText('الحساء <b>بارد</b>').tagName).toBe('BDI');
  });
});

describe('money that is not yet given back', () => {
  it.each([
    ['the ticket of an order in work', 'approved'],
    ['the row of a cancelled order', 'cancelled'],
  ])('is marked on %s', async (_where, ostatus_id) => {
    await openBoard(paidOrder({ ostatus_id, moved_at: new Date().toISOString(), money: returning }));
    if (ostatus_id === 'cancelled') await setUp().click(screen.getByRole('button', { name: /^Done/ }));
    expect(screen.getAllByText('Money not yet given back').length).toBeGreaterThan(0);
  });

  it('is marked on the result of a search', async () => {
    answerDesk(network, []);
    const found = [
      paidOrder({ ostatus_id: 'cancelled', money: returning }),
      paidOrder({ uuid: 'order-2', num: '1002', ostatus_id: 'done' }),
    ];
    network.respondTo('POST /api/desk/v1/orders/search', { data: found, next: null });
    await renderDesk({ network, stream, address: '#search' });
    const results = within(screen.getByRole('region', { name: 'Orders' })).getAllByRole('listitem');
    expect(results.map(({ textContent }) => /Money not yet given back/.test(textContent ?? ''))).toEqual([true, false]);
  });

  it('is marked on a cancelled order whose reservation is not ended yet', async () => {
    const money = orderMoney({ state: 'reserved', reserved: 12, charged: 0, kept: 0 });
    await openBoard(paidOrder({ ostatus_id: 'cancelled', moved_at: new Date().toISOString(), money }));
    await setUp().click(screen.getByRole('button', { name: /^Done/ }));
    expect(screen.getAllByText('Money not yet given back').length).toBeGreaterThan(0);
  });

  it('is not marked where it is charged or given back', async () => {
    await openBoard(paidOrder({ ostatus_id: 'approved', money: orderMoney() }));
    expect(screen.queryByText('Money not yet given back')).toBeNull();
  });
});

describe('the payment of an order', () => {
  it.each([
    ['Paid online', orderMoney()],
    ['Paid online', orderMoney({ state: 'returned', kept: 7.5, refunds: [COLD_SOUP] })],
    ['Reserved', reserved],
    ['Money not yet given back', returning],
    ['Given back', orderMoney({ state: 'returned', kept: 0 })],
  ])('reads %j and never that it is not paid', async (words, money) => {
    const order = await openDetails(paidOrder({ ostatus_id: 'done', money }));
    expect(order.getAllByText(words).length).toBeGreaterThan(0);
    if (words !== 'Paid online') expect(order.queryByText('Paid online')).toBeNull();
    expect(order.queryByText('Not paid yet')).toBeNull();
  });
});

describe('the question before a paid order is cancelled', () => {
  it.each([
    ['charged', orderMoney(), /gets the money back in full/],
    ['reserved', reserved, /only reserved: the reservation ends, and nothing is charged/],
  ])('says what becomes of money that is %s', async (_what, money, said) => {
    await openBoard(paidOrder({ money }));
    const user = setUp();
    await user.click(screen.getByRole('button', { name: /^Show order #1001/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    const question = within(screen.getByRole('dialog', { name: 'Cancel order #1001?' }));
    expect(question.getByText(said)).toBeInTheDocument();
  });

  it('says nothing of money that was given back before', async () => {
    await openBoard(paidOrder({ money: orderMoney({ state: 'returned', kept: 0 }) }));
    const user = setUp();
    await user.click(screen.getByRole('button', { name: /^Show order #1001/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    expect(screen.queryByText(/money back in full|only reserved/)).toBeNull();
  });
});
