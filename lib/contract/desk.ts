/**
 * The staff's side of an order. The demo autopilot and the tests move orders with it, and a staff console will.
 * `POST /api/desk/v1/orders/{uuid}/{action}`, bearer: the hotel's key.
 */
export const DESK_ACTIONS = ['approve', 'accept', 'done', 'cancel', 'expire'] as const;
export type DeskAction = (typeof DESK_ACTIONS)[number];
