/** The groups of My orders in the order in which the drawer displays them. Rule: orders/OR2. */
export const ORDER_GROUPS = ['draft', 'pending', 'histories'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** One value for each group. */
export type ByGroup<T> = Readonly<Record<OrderGroup, T>>;

const GROUP_HEADINGS = {
  draft: { messageKey: 'draft_orders', icon: 'clock' },
  pending: { messageKey: 'pending_orders', icon: 'bell' },
  histories: { messageKey: 'ready_orders', icon: 'receipt-text' },
} as const satisfies ByGroup<unknown>;

/** How a status is displayed: message key, colour and icon. Rules: orders/OR11, orders/OR12. */
export type StatusLook = { messageKey: StatusMessageKey; tone: StatusTone; icon: StatusIcon };

/** The icon of a status or of a group, by its name; how it is drawn: components/orders/status-icons.ts. */
export type StatusIcon =
  | (typeof STATUSES)[OrderStatus]['icon']
  | typeof CLOSED.icon
  | typeof IN_KITCHEN.icon
  | (typeof GROUP_HEADINGS)[OrderGroup]['icon'];

type StatusTone = 'neutral' | 'warning' | 'success' | 'danger';

/**
 * Every status of an order with its group and how it is displayed. Only the status 'expired'
 * is displayed as expired; an order that is merely late is not. Rules: embedded-platform/EP6, orders/OR13, orders/OR15.
 */
const STATUSES = {
  draft: { group: 'draft', messageKey: 'order_status__draft', tone: 'warning', icon: 'clock' },
  approved: { group: 'pending', messageKey: 'order_status__approved', tone: 'neutral', icon: 'concierge-bell' },
  accepted: { group: 'pending', messageKey: 'order_status__accepted', tone: 'neutral', icon: 'concierge-bell' },
  done: { group: 'histories', messageKey: 'order_status__done', tone: 'success', icon: 'circle-check' },
  cancelled: { group: 'histories', messageKey: 'order_status__cancelled', tone: 'danger', icon: 'circle-x' },
  expired: { group: 'histories', messageKey: 'order_status__expired', tone: 'danger', icon: 'circle-x' },
} as const;

/** How the step is displayed that no status says: the printer of the kitchen has confirmed the ticket. Rule: orders/OR32. */
export const IN_KITCHEN = { messageKey: 'order_in_kitchen', icon: 'chef-hat' } as const;

const CLOSED = { messageKey: 'order_status__closed', tone: 'neutral', icon: 'info' } as const;

export type OrderStatus = keyof typeof STATUSES;
type StatusMessageKey = (typeof STATUSES)[OrderStatus]['messageKey'] | typeof CLOSED.messageKey;

/**
 * How an unknown status is displayed. The hotel's own system may have further statuses, in a language that the guest
 * does not read. Only the group of the order is certain then.
 */
const LOOK_OF_UNKNOWN_STATUS: ByGroup<StatusLook> = {
  draft: STATUSES.draft,
  pending: STATUSES.approved,
  histories: CLOSED,
};

/** Whether a status is one of ours. */
export const isKnown = (status: string): status is OrderStatus => Object.hasOwn(STATUSES, status);

/** Returns how the status of an order is displayed. `group` decides for an unknown status. */
export const statusLook = (status: string, group: OrderGroup): StatusLook => {
  const { messageKey, tone, icon } = isKnown(status) ? STATUSES[status] : LOOK_OF_UNKNOWN_STATUS[group];
  return { messageKey, tone, icon };
};

/**
 * Returns the group of a status, for the embedded platform and its desk. An unknown status belongs to the history. Guests'
 * screens do not ask it: a guest's order has the group in which the platform lists it, whatever its status (orders/OR12).
 */
export const groupOfStatus = (status: string): OrderGroup => (isKnown(status) ? STATUSES[status].group : 'histories');

export const statusesOf = (group: OrderGroup): readonly OrderStatus[] =>
  Object.keys(STATUSES).filter((status): status is OrderStatus => groupOfStatus(status) === group);

/** Whether an order is not finished: a draft or in progress. */
export const isOpen = (status: string): boolean => groupOfStatus(status) !== 'histories';

/** Whether the hotel is working on the order: approved or accepted. */
export const isUnderWay = (status: string): boolean => groupOfStatus(status) === 'pending';

/** Whether the order ended without being delivered. */
export const isStopped = (status: string): boolean => status === 'cancelled' || status === 'expired';

/**
 * Whether a countdown to the delivery is displayed: the hotel is working on the order and expects a time (orders/OR11).
 */
export const hasTimer = (order: { ostatus_id: string; expected_timeleft: number | null }): boolean =>
  isUnderWay(order.ostatus_id) && order.expected_timeleft !== null;

type ShownGroup<T> = (typeof GROUP_HEADINGS)[OrderGroup] & { key: OrderGroup; orders: readonly T[] };

/**
 * Returns the groups that are displayed, in order. A group without orders is left out; an empty result means the empty
 * state (orders/OR2).
 */
export const shownGroups = <T>(groups: ByGroup<readonly T[]>): ShownGroup<T>[] =>
  ORDER_GROUPS.map((key) => ({ ...GROUP_HEADINGS[key], key, orders: groups[key] })).filter(
    ({ orders }) => orders.length > 0,
  );

/** Returns the groups with the first `most` orders of all of them together. */
export function firstOrders<T>(groups: readonly ShownGroup<T>[], most: number): readonly ShownGroup<T>[] {
  let room = most;
  return groups.flatMap((group) => {
    const orders = group.orders.slice(0, Math.max(0, room));
    room -= orders.length;
    return orders.length === 0 ? [] : [{ ...group, orders }];
  });
}
