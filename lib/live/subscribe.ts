import { subscribeToStream } from './event-stream';

/** The orders a guest follows. */
export type OrderChannel = { orders: readonly string[] };

/**
 * Hears that orders may have changed, until the returned function is called. `onChange` is also called when the
 * connection comes back after a gap, so that nothing is missed (reading 42).
 */
export function subscribeToOrders(channel: OrderChannel, onChange: () => void): () => void {
  if (channel.orders.length === 0) return () => {};
  return subscribeToStream({ orders: channel.orders, onEvent: onChange, onResume: onChange });
}
