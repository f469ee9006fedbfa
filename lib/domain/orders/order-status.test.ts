import {
  firstOrders,
  groupOfStatus,
  hasTimer,
  isStopped,
  isUnderWay,
  ORDER_GROUPS,
  shownGroups,
  statusesOf,
  statusLook,
} from './order-status';

describe('the status of an order', () => {
  it.each([
    ['draft', 'draft', 'warning', 'clock'],
    ['approved', 'pending', 'neutral', 'concierge-bell'],
    ['accepted', 'pending', 'neutral', 'concierge-bell'],
    ['done', 'histories', 'success', 'circle-check'],
    ['cancelled', 'histories', 'danger', 'circle-x'],
    ['expired', 'histories', 'danger', 'circle-x'],
  ] as const)('%s belongs to the group %s and is displayed as %s with the icon %s', (status, group, tone, icon) => {
    expect(groupOfStatus(status)).toBe(group);
    // The group does not matter for a known status.
    for (const each of ORDER_GROUPS) {
      expect(statusLook(status, each)).toEqual({ messageKey: `order_status__${status}`, tone, icon });
    }
  });

  it.each(['in_the_oven', '', 'constructor', '__proto__'])(
    'displays the unknown status %j like its group',
    (status) => {
      expect(statusLook(status, 'draft')).toEqual({
        messageKey: 'order_status__draft',
        tone: 'warning',
        icon: 'clock',
      });
      expect(statusLook(status, 'pending').messageKey).toBe('order_status__approved');
      expect(statusLook(status, 'histories')).toEqual({
        messageKey: 'order_status__closed',
        tone: 'neutral',
        icon: 'info',
      });
      expect(groupOfStatus(status)).toBe('histories');
    },
  );

  it.each([
    ['draft', false, false],
    ['approved', true, false],
    ['accepted', true, false],
    ['done', false, false],
    ['cancelled', false, true],
    ['expired', false, true],
    ['in_the_oven', false, false],
  ])('an order with status %s: under way %p, stopped %p', (status, underWay, stopped) => {
    expect([isUnderWay(status), isStopped(status)]).toEqual([underWay, stopped]);
  });

  it('each status belongs to exactly one group', () => {
    expect(ORDER_GROUPS.map(statusesOf)).toEqual([
      ['draft'],
      ['approved', 'accepted'],
      ['done', 'cancelled', 'expired'],
    ]);
  });
});

describe('hasTimer', () => {
  it.each([
    ['approved', 900, true],
    ['accepted', 0, true],
    ['approved', null, false],
    ['draft', 900, false],
    ['done', 900, false],
    ['cancelled', null, false],
    ['expired', 900, false],
    ['in_the_oven', 900, false],
  ])('an order that is %s with %p seconds left displays a countdown: %p', (ostatus_id, expected_timeleft, isShown) => {
    expect(hasTimer({ ostatus_id, expected_timeleft })).toBe(isShown);
  });
});

describe('shownGroups', () => {
  it('returns the groups in display order without empty ones', () => {
    expect(shownGroups({ histories: ['c'], draft: ['a'], pending: [] })).toEqual([
      { key: 'draft', messageKey: 'draft_orders', icon: 'clock', orders: ['a'] },
      { key: 'histories', messageKey: 'ready_orders', icon: 'receipt-text', orders: ['c'] },
    ]);
  });

  it('returns nothing if there are no orders', () => {
    expect(shownGroups({ draft: [], pending: [], histories: [] })).toEqual([]);
  });
});

describe('firstOrders', () => {
  const groups = shownGroups({ draft: [1, 2], pending: [], histories: [3, 4, 5] });
  it.each([
    [0, []],
    [2, [[1, 2]]],
    [3, [[1, 2], [3]]],
    [
      9,
      [
        [1, 2],
        [3, 4, 5],
      ],
    ],
  ])('returns the first %i orders of all groups together', (most, orders) => {
    expect(firstOrders(groups, most).map((group) => group.orders)).toEqual(orders);
  });
});
