import { canUndo, UNDO_MS } from '@/lib/domain/orders/held-order';
import { startIntent } from '@/lib/domain/orders/order-intent';
import { type BuildRequest, type SendOutcome, type SendTools, sendBefore, unknownOutcome } from '../send-order';

/** Stores a request that is sent after ten seconds, unless it is taken back. Rule: sending/SE23. */
export async function holdOrder(tools: SendTools, buildRequest: BuildRequest): Promise<SendOutcome> {
  const before = await sendBefore(tools);
  if (before !== null) return before;
  const request = buildRequest(tools.newUuid());
  if (request === null) return { kind: 'nothing' };
  const now = tools.clock.now();
  const intent = startIntent({ uuid: request.body.order.uuid, body: request.body, cart: request.cart });
  // Should the page be closed, it is sent like an order that waits for a network.
  const held = { ...intent, waitsSince: now, undoUntil: now + UNDO_MS };
  tools.device.intent.changeNow(() => held);
  return { kind: 'held', intent: held, until: held.undoUntil };
}

/** Takes a held request back. `unknown`: it is being sent, or was. Rule: sending/SE23. */
export async function takeBack(tools: SendTools): Promise<SendOutcome> {
  const pending = tools.device.intent.get();
  if (pending === null) return { kind: 'nothing' };
  if (!canUndo(pending)) return unknownOutcome(tools, pending, null);
  tools.device.intent.changeNow(() => null);
  return { kind: 'taken-back' };
}
