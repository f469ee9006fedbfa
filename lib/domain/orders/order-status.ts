import { safeLink } from '../security/safe-link';

/** What an order's card shows. Rules: orders/OR2, orders/OR11, orders/OR15. */
export type OrderMarker = 'timer' | 'done' | 'stopped' | 'none';
export type OrderTone = 'neutral' | 'info' | 'success' | 'danger';

export type PaymentBanner = { kind: 'pending'; link: string } | { kind: 'paid' } | { kind: 'error' };

type StatusFacts = { word: StatusWord; tone: OrderTone };

const CLOSED = { word: 'order_status__closed', tone: 'neutral' } as const;

const STATUSES = {
  draft: { word: 'order_status__draft', tone: 'neutral' },
  approved: { word: 'order_status__approved', tone: 'info' },
  accepted: { word: 'order_status__accepted', tone: 'info' },
  done: { word: 'order_status__done', tone: 'success' },
  cancelled: { word: 'order_status__cancelled', tone: 'danger' },
  expired: { word: 'order_status__expired', tone: 'danger' },
} as const;

type Status = keyof typeof STATUSES;
/** The dictionary's keyword of a status. */
export type StatusWord = (typeof STATUSES)[Status]['word'] | typeof CLOSED.word;

/**
 * What is said of a status that has no keyword. The hotel's own system may have others, in a language that the guest
 * does not read; which group it has put the order into is all that is certain.
 */
const OF_GROUP: Readonly<Record<OrderGroup['key'], StatusFacts>> = {
  draft: STATUSES.draft,
  pending: STATUSES.accepted,
  histories: CLOSED,
};

const isKnown = (status: string): status is Status => Object.hasOwn(STATUSES, status);

/** Keyword and tone of the status of an order in a group. */
export const statusOf = (status: string, group: OrderGroup['key']): StatusFacts =>
  isKnown(status) ? STATUSES[status] : OF_GROUP[group];

/**
 * The countdown for approved and accepted orders with an expected time, a check for done, a red icon for stopped
 * ones.
 */
export function markerOf(order: { ostatus_id: string; expected_timeleft: number | null }): OrderMarker {
  if (order.ostatus_id === 'done') return 'done';
  if (order.ostatus_id === 'cancelled' || order.ostatus_id === 'expired') return 'stopped';
  const underWay = order.ostatus_id === 'approved' || order.ostatus_id === 'accepted';
  return underWay && order.expected_timeleft !== null ? 'timer' : 'none';
}

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

export type OrderCardFacts = {
  marker: OrderMarker;
  tone: OrderTone;
  word: StatusWord;
  /** In red, and only for an order with that status (orders/OR15). */
  expired: boolean;
  payment: PaymentBanner | null;
};

/** Everything a card derives from an order and the group that it stands in. */
export const orderCard = (
  order: {
    ostatus_id: string;
    expected_timeleft: number | null;
    integration_payment: { status_id: string; extra: { payment_link: string | null } } | null;
  },
  group: OrderGroup['key'],
): OrderCardFacts => ({
  marker: markerOf(order),
  ...statusOf(order.ostatus_id, group),
  expired: order.ostatus_id === 'expired',
  payment: paymentBanner(order.integration_payment),
});

/** The groups of My orders and the keywords of their headings, in the order of the drawer (orders/OR2). */
export const ORDER_GROUPS = [
  { key: 'draft', word: 'draft_orders' },
  { key: 'pending', word: 'pending_orders' },
  { key: 'histories', word: 'ready_orders' },
] as const;
export type OrderGroup = (typeof ORDER_GROUPS)[number];

/**
 * The groups that show, in order: one without orders has no heading; none at all means the empty state
 * (orders/OR2).
 */
export const shownGroups = <T>(
  groups: Readonly<Record<OrderGroup['key'], readonly T[]>>,
): (OrderGroup & { orders: readonly T[] })[] =>
  ORDER_GROUPS.map((group) => ({ ...group, orders: groups[group.key] })).filter(({ orders }) => orders.length > 0);
