import { isStopped, type OrderGroup, type OrderStatus, statusesOf } from './order-status';

/**
 * An allowed status change of an order: draft, then approved or accepted, then done. Every order that is not finished
 * can be cancelled or can expire. Rule: embedded-platform/EP6.
 */
type OrderMove = { from: readonly OrderStatus[]; to: OrderStatus };

/** What staff can do with an order: `POST /api/desk/v1/orders/{uuid}/{action}`. */
export const STAFF_ACTIONS = ['approve', 'accept', 'done', 'cancel', 'expire'] as const;
export type StaffAction = (typeof STAFF_ACTIONS)[number];

const OPEN: readonly OrderStatus[] = [...statusesOf('draft'), ...statusesOf('pending')];

/** Staff set a new expected time by approving or accepting an order again. */
export const STAFF_MOVES: Readonly<Record<StaffAction, OrderMove>> = {
  approve: { from: ['draft', 'approved'], to: 'approved' },
  accept: { from: OPEN, to: 'accepted' },
  done: { from: ['approved', 'accepted'], to: 'done' },
  cancel: { from: OPEN, to: 'cancelled' },
  expire: { from: OPEN, to: 'expired' },
};

/** Whether staff can undo a change to a status: a stopped order has released its slots and its payment (desk/DE7). */
export const canUndoMoveTo = (status: OrderStatus): boolean => !isStopped(status);

/** A guest can cancel an order only before the hotel has approved or accepted it. Rule: orders/OR16. */
export const GUEST_CANCEL: OrderMove = { from: ['draft'], to: 'cancelled' };

/** An order expires by itself only while nobody has taken it up. Rule: notifications/NO1. */
export const DRAFT_EXPIRY: OrderMove = { from: statusesOf('draft'), to: 'expired' };

/** The next action of a demo hotel's autopilot for an order that is not finished. */
export const autopilotAction = (group: Exclude<OrderGroup, 'histories'>): StaffAction =>
  group === 'draft' ? 'approve' : 'done';
