import { safeLink } from '../security/safe-link';

/** The groups of My orders in the order of the drawer. Rule: orders/OR2. */
export const ORDER_GROUPS = ['draft', 'pending', 'histories'] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/** Something for each group. */
export type ByGroup<T> = Readonly<Record<OrderGroup, T>>;

const GROUP_HEADINGS = {
  draft: { word: 'draft_orders', icon: 'clock' },
  pending: { word: 'pending_orders', icon: 'bell' },
  histories: { word: 'ready_orders', icon: 'receipt-text' },
} as const satisfies ByGroup<unknown>;

/** How a status is shown: the dictionary's keyword, the colour and the icon. Rules: orders/OR11, orders/OR12. */
export type StatusLook = { word: StatusWord; tone: StatusTone; icon: string };
type StatusTone = 'neutral' | 'warning' | 'success' | 'danger';

/**
 * Every status of an order: the group that it stands in and how it is shown. A red 'expired' is the status of that
 * name and nothing else. Rules: embedded-platform/EP6, orders/OR13, orders/OR15.
 */
const STATUSES = {
  draft: { group: 'draft', word: 'order_status__draft', tone: 'warning', icon: 'clock' },
  approved: { group: 'pending', word: 'order_status__approved', tone: 'neutral', icon: 'concierge-bell' },
  accepted: { group: 'pending', word: 'order_status__accepted', tone: 'neutral', icon: 'concierge-bell' },
  done: { group: 'histories', word: 'order_status__done', tone: 'success', icon: 'circle-check' },
  cancelled: { group: 'histories', word: 'order_status__cancelled', tone: 'danger', icon: 'circle-x' },
  expired: { group: 'histories', word: 'order_status__expired', tone: 'danger', icon: 'circle-x' },
} as const;

const CLOSED = { word: 'order_status__closed', tone: 'neutral', icon: 'info' } as const;

export type OrderStatus = keyof typeof STATUSES;
type StatusWord = (typeof STATUSES)[OrderStatus]['word'] | typeof CLOSED.word;

/**
 * How a status that is not in the table is shown. The hotel's own system may have others, in a language that the guest
 * does not read; which group it has put the order into is all that is certain.
 */
const LOOK_OF_GROUP: ByGroup<StatusLook> = {
  draft: STATUSES.draft,
  pending: STATUSES.accepted,
  histories: CLOSED,
};

const isKnown = (status: string): status is OrderStatus => Object.hasOwn(STATUSES, status);

/** How the status of an order in a group is shown. */
export const statusLook = (status: string, group: OrderGroup): StatusLook => {
  const { word, tone, icon } = isKnown(status) ? STATUSES[status] : LOOK_OF_GROUP[group];
  return { word, tone, icon };
};

/** The group of a status; an unknown one is over. */
export const groupOfStatus = (status: string): OrderGroup => (isKnown(status) ? STATUSES[status].group : 'histories');

/** The statuses of a group. */
export const statusesOf = (group: OrderGroup): readonly OrderStatus[] =>
  Object.keys(STATUSES).filter((status): status is OrderStatus => groupOfStatus(status) === group);

/** Whether somebody is at work on the order: approved or accepted. */
export const isUnderWay = (status: string): boolean => groupOfStatus(status) === 'pending';

/** Whether the order ended without being delivered. */
export const isStopped = (status: string): boolean => status === 'cancelled' || status === 'expired';

/** Whether a countdown to the delivery is shown: somebody is at work on the order and a time is expected (orders/OR11). */
export const hasTimer = (order: { ostatus_id: string; expected_timeleft: number | null }): boolean =>
  isUnderWay(order.ostatus_id) && order.expected_timeleft !== null;

export type PaymentBanner = { kind: 'pending'; link: string } | { kind: 'paid' } | { kind: 'error' };

/**
 * The payment banner: `goes` with a payment link, `done`, `error`; nothing otherwise (payment/PY2). A link that is
 * not safe counts as none.
 */
export function paymentBanner(
  payment: { status_id: string; extra: { payment_link: string | null } } | null,
): PaymentBanner | null {
  if (payment?.status_id === 'done') return { kind: 'paid' };
  if (payment?.status_id === 'error') return { kind: 'error' };
  const link = payment?.status_id === 'goes' ? safeLink(payment.extra.payment_link) : null;
  return link === null ? null : { kind: 'pending', link };
}

/** A group with its heading. */
type ShownGroup<T> = (typeof GROUP_HEADINGS)[OrderGroup] & { key: OrderGroup; orders: readonly T[] };

/**
 * The groups that show, in order: one without orders has no heading; none at all means the empty state
 * (orders/OR2).
 */
export const shownGroups = <T>(groups: ByGroup<readonly T[]>): ShownGroup<T>[] =>
  ORDER_GROUPS.map((key) => ({ ...GROUP_HEADINGS[key], key, orders: groups[key] })).filter(
    ({ orders }) => orders.length > 0,
  );
