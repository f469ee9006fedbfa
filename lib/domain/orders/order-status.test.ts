import { markerOf, orderCard, paymentBanner, shownGroups, statusOf } from './order-status';

describe('the marker of an order', () => {
  it.each([
    ['approved', 900, 'timer'],
    ['accepted', 0, 'timer'],
    ['approved', null, 'none'],
    ['draft', 900, 'none'],
    ['done', 900, 'done'],
    ['cancelled', null, 'stopped'],
    ['expired', 900, 'stopped'],
    ['in_the_oven', 900, 'none'],
  ])('that is %s with %p seconds left is %s', (ostatus_id, expected_timeleft, marker) => {
    expect(markerOf({ ostatus_id, expected_timeleft })).toBe(marker);
  });
});

describe('the word of a status', () => {
  it('is a keyword with its tone', () => {
    expect(statusOf('approved', 'pending')).toEqual({ word: 'order_status__approved', tone: 'info' });
    expect(statusOf('expired', 'histories')).toEqual({ word: 'order_status__expired', tone: 'danger' });
  });

  it.each(['in_the_oven', '', 'constructor', '__proto__'])('is that of its group for %j', (status) => {
    expect(statusOf(status, 'draft')).toEqual({ word: 'order_status__draft', tone: 'neutral' });
    expect(statusOf(status, 'pending')).toEqual({ word: 'order_status__accepted', tone: 'info' });
    expect(statusOf(status, 'histories')).toEqual({ word: 'order_status__closed', tone: 'neutral' });
  });
});

describe('the payment of an order', () => {
  const payment = (status_id: string, payment_link: string | null = null) => ({ status_id, extra: { payment_link } });

  it.each([
    ['goes, with a link', payment('goes', 'https://pay.test/1'), { kind: 'pending', link: 'https://pay.test/1' }],
    ['goes, on this site', payment('goes', '/pay/abc'), { kind: 'pending', link: '/pay/abc' }],
    ['goes, without a link', payment('goes'), null],
    ['goes, with an empty link', payment('goes', ''), null],
    ['goes, with a link that is not safe', payment('goes', 'javascript:alert(1)'), null],
    ['done', payment('done', 'https://pay.test/1'), { kind: 'paid' }],
    ['error', payment('error'), { kind: 'error' }],
    ['NONE', payment('NONE'), null],
    ['not there', null, null],
  ])('that is %s shows %j', (_title, from, banner) => {
    expect(paymentBanner(from)).toEqual(banner);
  });
});

it('a card says everything at once, and "expired" only of an expired order', () => {
  const expired = { ostatus_id: 'expired', expected_timeleft: 60, integration_payment: null };
  expect(orderCard(expired, 'histories')).toEqual({
    marker: 'stopped',
    tone: 'danger',
    word: 'order_status__expired',
    expired: true,
    payment: null,
  });
  const unknown = { ostatus_id: 'in_the_oven', expected_timeleft: null, integration_payment: null };
  expect(orderCard(unknown, 'pending')).toEqual({
    marker: 'none',
    tone: 'info',
    word: 'order_status__accepted',
    expired: false,
    payment: null,
  });
});

describe('the groups of My orders', () => {
  it('stand in their order, and one without orders has no heading', () => {
    expect(shownGroups({ histories: ['c'], draft: ['a'], pending: [] })).toEqual([
      { key: 'draft', word: 'draft_orders', orders: ['a'] },
      { key: 'histories', word: 'ready_orders', orders: ['c'] },
    ]);
  });

  it('are none when there are no orders', () => {
    expect(shownGroups({ draft: [], pending: [], histories: [] })).toEqual([]);
  });
});
