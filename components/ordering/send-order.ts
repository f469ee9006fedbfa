import type { HotelApi } from '@/lib/contract/client';
import type { Order, OrderGroups } from '@/lib/contract/order';
import { type Answer, type FieldErrors, type RefusalKind, refused } from '@/lib/contract/refusals';
import { withOrder } from '@/lib/device/order-uuids';
import type { PersistedValue } from '@/lib/device/persisted-value';
import { type Cart, renewOrderUuid, withOrderUuid } from '@/lib/domain/cart/cart';
import type { Minor } from '@/lib/domain/money/money';
import type { SavedValue } from '@/lib/domain/options/saved-values';
import {
  beginTry,
  cartAfterAccepted,
  interpretAnswer,
  interpretCheck,
  needsCheck,
  startIntent,
} from '@/lib/domain/orders/order-intent';
import type { OrderSuccessData } from '@/lib/domain/orders/order-success';
import { safeLink } from '@/lib/domain/security/safe-link';
import type { OrderRequest } from './order-request';
import type { OrderIntent, OrderPopup } from './pending-order';

/**
 * Sending one order so that it arrives once. Rules: sending/SE1, sending/SE7, sending/SE2, sending/SE4, sending/SE5,
 * sending/SE8.
 *
 * The uuid and the body are on the device before anything leaves it. A try whose outcome nobody knows leaves both
 * there; the next one first asks orders/check for the uuid (found means accepted) and else sends the same body under
 * the same uuid. All that this needs of the world is an argument, so that every fault can be played through without a
 * browser.
 */
export type SendTools = {
  api: Pick<HotelApi, 'placeOrder' | 'checkOrders'>;
  hotelCode: string;
  device: {
    intent: PersistedValue<OrderIntent | null>;
    cart: PersistedValue<Cart>;
    orders: PersistedValue<readonly string[]>;
    person: PersistedValue<string>;
    name: PersistedValue<string>;
    room: PersistedValue<string>;
    answers: PersistedValue<readonly SavedValue[]>;
  };
  clock: { wait(milliseconds: number): Promise<void> };
  newUuid: () => string;
};

/** What the guest wants to order at this moment. `newUuid`: for an order that has no uuid yet. null: nothing. */
export type BuildRequest = (newUuid: string) => OrderRequest | null;

export type SendOutcome =
  | { kind: 'accepted'; uuid: string; success: OrderSuccessData }
  | { kind: 'refused'; fields: FieldErrors; intent: OrderIntent }
  /**
   * Nobody knows what became of it: cart and intent stay. `why` null: it was left by a closed tab and has not
   * arrived.
   */
  | { kind: 'unknown'; why: RefusalKind | null; total: Minor; popup: OrderPopup | null }
  /** There was nothing to send, or nothing to ask for. */
  | { kind: 'nothing' };

/**
 * After this long a connection that says nothing counts as lost. The guest sees a message; the uuid keeps a second try safe.
 * Rule: sending/SE12.
 */
export const SEND_TIMEOUT_MS = 30_000;

/** No answer in time, or none that can be read, is no answer: the outcome is unknown. */
function withTimeout<T>(tools: SendTools, call: Promise<Answer<T>>): Promise<Answer<T>> {
  const tooLate = tools.clock.wait(SEND_TIMEOUT_MS).then(() => refused('unavailable'));
  return Promise.race([call.catch(() => refused('unavailable')), tooLate]);
}

const unknown = (intent: OrderIntent, why: RefusalKind | null): SendOutcome => ({
  kind: 'unknown',
  why,
  total: intent.body.success.total,
  popup: intent.body.popup,
});

/** What an answer tells of an accepted order. `payAt`: where it is to be paid. */
type Placed = { uuid: string; person: string | null; paymentUrl: string | null };

/**
 * What acceptance changes on the device. The order's uuid comes first and the intent goes last: a phone that dies in
 * between asks again, and doing this twice does no harm.
 */
function accept(tools: SendTools, intent: OrderIntent, placed: Placed): SendOutcome {
  const { device } = tools;
  const { order, name, success, isOnline } = intent.body;
  const { person } = placed;
  device.orders.changeNow(withOrder(placed.uuid));
  const nextUuid = tools.newUuid();
  device.cart.changeNow((cart) => withOrderUuid(cartAfterAccepted(cart, intent), nextUuid));
  device.answers.changeNow(() => []);
  if (person !== null) device.person.changeNow(() => person);
  if (name !== null) device.name.changeNow(() => name);
  if (order.room_number !== '') device.room.changeNow(() => order.room_number);
  device.intent.changeNow(() => null);
  return {
    kind: 'accepted',
    uuid: intent.uuid,
    success: { ...success, payment_url: isOnline ? safeLink(placed.paymentUrl) : null },
  };
}

/** Ends an intent without an order. The cart goes on under another uuid, since the used one may still arrive late. */
function endWithoutOrder({ device, newUuid }: SendTools, { uuid }: OrderIntent): void {
  const nextUuid = newUuid();
  device.cart.changeNow((cart) => renewOrderUuid(cart, uuid, nextUuid));
  device.intent.changeNow(() => null);
}

/** Asks what became of an intent. null: it has not arrived. */
async function checkIntent(tools: SendTools, intent: OrderIntent): Promise<SendOutcome | null> {
  const answer = await withTimeout(tools, tools.api.checkOrders(tools.hotelCode, [intent.uuid]));
  const found = interpretCheck(intent, answer);
  if (found.kind === 'accepted') {
    return accept(tools, intent, {
      uuid: intent.uuid,
      person: null,
      paymentUrl: pendingPaymentUrl(answer, intent.uuid),
    });
  }
  return answer.ok ? null : unknown(intent, answer.refusal.kind);
}

/** Where an order that was found is still to be paid. */
function pendingPaymentUrl(answer: Answer<OrderGroups | null>, uuid: string): string | null {
  const { draft, pending, histories } = (answer.ok ? answer.value : null) ?? NO_ORDERS;
  const order = [...draft, ...pending, ...histories].find((each) => each.uuid.toLowerCase() === uuid.toLowerCase());
  const payment: Order['integration_payment'] | undefined = order?.integration_payment;
  return payment?.status_id === 'goes' ? payment.extra.payment_link : null;
}

const NO_ORDERS: OrderGroups = { draft: [], pending: [], histories: [] };

async function sendIntent(tools: SendTools, intent: OrderIntent): Promise<SendOutcome> {
  const begun = beginTry(intent);
  tools.device.intent.changeNow(() => begun);
  const answer = await withTimeout(tools, tools.api.placeOrder(begun.body.order));
  const settled = interpretAnswer(answer);
  if (settled.kind === 'accepted') {
    const { order, initiator, pay_data } = settled.value;
    const paymentUrl = pay_data?.response.formUrl ?? null;
    return accept(tools, begun, { uuid: order.uuid, person: initiator?.uuid ?? null, paymentUrl });
  }
  if (settled.kind === 'unknown') return unknown(begun, answer.ok ? null : answer.refusal.kind);
  endWithoutOrder(tools, begun);
  return { ...settled, intent: begun };
}

/** One try: of the order that is kept, else of what the guest wants now. */
export async function sendOrder(tools: SendTools, buildRequest: BuildRequest): Promise<SendOutcome> {
  const kept = tools.device.intent.get();
  if (kept !== null) {
    const asked = needsCheck(kept) ? await checkIntent(tools, kept) : null;
    return asked ?? sendIntent(tools, kept);
  }
  const request = buildRequest(tools.newUuid());
  if (request === null) return { kind: 'nothing' };
  return sendIntent(
    tools,
    startIntent({ uuid: request.pending.order.uuid, body: request.pending, cart: request.cart }),
  );
}

/** Asks for an order that a closed tab has left; one that has not arrived waits for the guest to send it again. */
export async function checkInterruptedOrder(tools: SendTools): Promise<SendOutcome> {
  const kept = tools.device.intent.get();
  if (kept === null) return { kind: 'nothing' };
  return (await checkIntent(tools, kept)) ?? unknown(kept, null);
}

/**
 * The guest does not want the kept order any more. It is given up only once the platform has said that it is not there;
 * should it arrive later all the same, it shows among the guest's orders. Rule: sending/SE10.
 */
export async function abandonOrder(tools: SendTools): Promise<SendOutcome> {
  const kept = tools.device.intent.get();
  if (kept === null) return { kind: 'nothing' };
  const asked = await checkIntent(tools, kept);
  if (asked !== null) return asked;
  tools.device.orders.changeNow(withOrder(kept.uuid));
  endWithoutOrder(tools, kept);
  return { kind: 'nothing' };
}
