import type { OrderGroup, OrderStatus } from './order-status';

/**
 * Which status of an order may follow which: draft, then approved or accepted, then done; cancelled and expired end an
 * order that is not over. Rule: embedded-platform/EP6.
 */
type OrderMove = { from: readonly OrderStatus[]; to: OrderStatus };

/** What staff do with an order: `POST /api/desk/v1/orders/{uuid}/{action}`. */
export const STAFF_ACTIONS = ['approve', 'accept', 'done', 'cancel', 'expire'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

const OPEN: readonly OrderStatus[] = ['draft', 'approved', 'accepted'];

/** Approving or accepting again is how staff set another expected time. */
export const STAFF_MOVES: Readonly<Record<StaffAction, OrderMove>> = {
  approve: { from: ['draft', 'approved'], to: 'approved' },
  accept: { from: OPEN, to: 'accepted' },
  done: { from: ['approved', 'accepted'], to: 'done' },
  cancel: { from: OPEN, to: 'cancelled' },
  expire: { from: OPEN, to: 'expired' },
};

/** A guest cancels only what nobody has taken up. Rule: orders/OR16. */
export const GUEST_CANCEL: OrderMove = { from: ['draft'], to: 'cancelled' };

/** What the autopilot of a demo hotel does next with an order that is not over. */
export const autopilotAction = (group: Exclude<OrderGroup, 'histories'>): StaffAction =>
  group === 'draft' ? 'approve' : 'done';
