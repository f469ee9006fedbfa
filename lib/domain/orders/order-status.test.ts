import {
  groupOfStatus,
  hasTimer,
  isStopped,
  isUnderWay,
  ORDER_GROUPS,
  paymentBanner,
  shownGroups,
  statusesOf,
  statusLook,
} from './order-status';

describe('a status of an order', () => {
  it.each([
    ['draft', 'draft', 'warning', 'clock'],
    ['approved', 'pending', 'neutral', 'concierge-bell'],
    ['accepted', 'pending', 'neutral', 'concierge-bell'],
    ['done', 'histories', 'success', 'circle-check'],
    ['cancelled', 'histories', 'danger', 'circle-x'],
    ['expired', 'histories', 'danger', 'circle-x'],
  ] as const)('%s stands in the group %s and is shown as %s with the icon %s', (status, group, tone, icon) => {
    expect(groupOfStatus(status)).toBe(group);
    // The group says nothing about a status that has a row of its own.
    for (const each of ORDER_GROUPS) {
      expect(statusLook(status, each)).toEqual({ word: `order_status__${status}`, tone, icon });
    }
  });

  it.each(['in_the_oven', '', 'constructor', '__proto__'])('is shown as its group when it is %j', (status) => {
    expect(statusLook(status, 'draft')).toEqual({ word: 'order_status__draft', tone: 'warning', icon: 'clock' });
    expect(statusLook(status, 'pending').word).toBe('order_status__accepted');
    expect(statusLook(status, 'histories')).toEqual({ word: 'order_status__closed', tone: 'neutral', icon: 'info' });
    expect(groupOfStatus(status)).toBe('histories');
  });

  it.each([
    ['draft', false, false],
    ['approved', true, false],
    ['accepted', true, false],
    ['done', false, false],
    ['cancelled', false, true],
    ['expired', false, true],
    ['in_the_oven', false, false],
  ])('%s: under way %p, stopped %p', (status, underWay, stopped) => {
    expect([isUnderWay(status), isStopped(status)]).toEqual([underWay, stopped]);
  });

  it('stands in one group only', () => {
    expect(ORDER_GROUPS.map(statusesOf)).toEqual([
      ['draft'],
      ['approved', 'accepted'],
      ['done', 'cancelled', 'expired'],
    ]);
  });
});

describe('the countdown of an order', () => {
  it.each([
    ['approved', 900, true],
    ['accepted', 0, true],
    ['approved', null, false],
    ['draft', 900, false],
    ['done', 900, false],
    ['cancelled', null, false],
    ['expired', 900, false],
    ['in_the_oven', 900, false],
  ])('that is %s with %p seconds left is shown: %p', (ostatus_id, expected_timeleft, isShown) => {
    expect(hasTimer({ ostatus_id, expected_timeleft })).toBe(isShown);
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

describe('the groups of My orders', () => {
  it('stand in their order, and one without orders has no heading', () => {
    expect(shownGroups({ histories: ['c'], draft: ['a'], pending: [] })).toEqual([
      { key: 'draft', word: 'draft_orders', icon: 'clock', orders: ['a'] },
      { key: 'histories', word: 'ready_orders', icon: 'receipt-text', orders: ['c'] },
    ]);
  });

  it('are none when there are no orders', () => {
    expect(shownGroups({ draft: [], pending: [], histories: [] })).toEqual([]);
  });
});
