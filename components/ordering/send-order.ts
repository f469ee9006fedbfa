import type { HotelApi } from '@/lib/contract/client';
import type { Order, OrderGroups } from '@/lib/contract/order';
import { type ApiResponse, type FieldErrors, type RefusalKind, refused } from '@/lib/contract/refusals';
import { withOrder } from '@/lib/device/order-uuids';
import type { OrderIntent, OrderPopup } from '@/lib/device/pending-order';
import type { PersistedAtom } from '@/lib/device/persisted-atom';
import type { Cart } from '@/lib/domain/cart/cart';
import { renewOrderUuid, withOrderUuid } from '@/lib/domain/cart/change-cart';
import type { Minor } from '@/lib/domain/money/money';
import type { SavedValue } from '@/lib/domain/options/saved-values';
import { canUndo, heldUntil } from '@/lib/domain/orders/held-order';
import {
  beginTry,
  cartAfterAccepted,
  interpretCheck,
  interpretResponse,
  needsCheck,
  startIntent,
} from '@/lib/domain/orders/order-intent';
import type { OrderSuccessData } from '@/lib/domain/orders/order-success';
import { isSentByItself } from '@/lib/domain/orders/waiting-order';
import { safeLink } from '@/lib/domain/security/safe-link';
import type { OrderRequest } from './order-request';

/**
 * Sends an order so that it arrives exactly once. Rules: sending/SE1, sending/SE7, sending/SE2, sending/SE4,
 * sending/SE5, sending/SE8.
 *
 * The intent (uuid and body) is stored on the device before the request. It stays stored while the outcome is unknown.
 * The next try first asks orders/check for the uuid (found means accepted), else sends the same body with the same
 * uuid. Network, storage and clock are arguments, so that every fault can be tested without a browser.
 */
export type SendTools = {
  api: Pick<HotelApi, 'placeOrder' | 'checkOrders'>;
  hotelCode: string;
  device: {
    intent: PersistedAtom<OrderIntent | null>;
    cart: PersistedAtom<Cart>;
    orders: PersistedAtom<readonly string[]>;
    person: PersistedAtom<string>;
    name: PersistedAtom<string>;
    room: PersistedAtom<string>;
    payment: PersistedAtom<string>;
    answers: PersistedAtom<readonly SavedValue[]>;
  };
  clock: { wait(milliseconds: number): Promise<void>; now(): number };
  /** Whether the device has no network. */
  isOffline: () => boolean;
  newUuid: () => string;
};

/**
 * Builds the order that the guest wants now. `newUuid`: for an order without a uuid. Returns null when there is nothing
 * to order.
 */
export type BuildRequest = (newUuid: string) => OrderRequest | null;

export type SendOutcome =
  | { kind: 'accepted'; uuid: string; success: OrderSuccessData }
  | { kind: 'refused'; fields: FieldErrors; intent: OrderIntent }
  /** The outcome is unknown: cart and intent stay. `why` null: a closed tab left the order, and the platform does not name it. */
  | { kind: 'unknown'; why: RefusalKind | null; total: Minor; popup: OrderPopup | null; waits: boolean }
  /** A request is stored and not sent before `until`, in ms. */
  | { kind: 'held'; intent: OrderIntent; until: number }
  | { kind: 'taken-back' }
  /** There was nothing to send or to check. */
  | { kind: 'nothing' };

/**
 * After this time without a response the request has failed for the guest. A retry is safe because of the uuid.
 * Rule: sending/SE12.
 */
export const SEND_TIMEOUT_MS = 30_000;

/** A late or unreadable response counts as none, so the outcome is unknown. */
function withTimeout<T>(tools: SendTools, call: Promise<ApiResponse<T>>): Promise<ApiResponse<T>> {
  const tooLate = tools.clock.wait(SEND_TIMEOUT_MS).then(() => refused('unavailable'));
  return Promise.race([call.catch(() => refused('unavailable')), tooLate]);
}

export const unknownOutcome = (tools: SendTools, intent: OrderIntent, why: RefusalKind | null): SendOutcome => ({
  kind: 'unknown',
  why,
  total: intent.body.success.sum,
  popup: intent.body.popup,
  waits: isSentByItself(intent, tools.clock.now()),
});

/** The response about an accepted order. `person`: the person-uuid. `paymentUrl`: where to pay online. */
type Placed = { uuid: string; num: string | null; person: string | null; paymentUrl: string | null };

/**
 * What acceptance changes on the device. The order's uuid is stored first and the intent removed last: if the page is
 * closed in between, the next start checks again, and doing this twice is harmless.
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
  if (order.payment !== null) device.payment.changeNow(() => String(order.payment));
  device.intent.changeNow(() => null);
  return {
    kind: 'accepted',
    uuid: intent.uuid,
    success: {
      ...success,
      order: { uuid: placed.uuid, num: placed.num },
      payment_url: isOnline ? safeLink(placed.paymentUrl) : null,
    },
  };
}

/**
 * Ends an intent without an order. The cart gets a new uuid, because the order with the old one may still arrive late.
 */
function endWithoutOrder({ device, newUuid }: SendTools, { uuid }: OrderIntent): void {
  const nextUuid = newUuid();
  device.cart.changeNow((cart) => renewOrderUuid(cart, uuid, nextUuid));
  device.intent.changeNow(() => null);
}

/** Checks whether an intent has arrived. null: the platform does not name it, which proves nothing where it does not know our uuids. */
async function checkIntent(tools: SendTools, intent: OrderIntent): Promise<SendOutcome | null> {
  const response = await withTimeout(tools, tools.api.checkOrders(tools.hotelCode, [intent.uuid]));
  const found = interpretCheck(intent, response);
  if (found.kind === 'accepted') {
    return accept(tools, intent, {
      uuid: intent.uuid,
      num: null,
      person: null,
      paymentUrl: pendingPaymentUrl(response, intent.uuid),
    });
  }
  return response.ok ? null : unknownOutcome(tools, intent, response.refusal.kind);
}

/** The payment link of an arrived order that is not yet paid. */
function pendingPaymentUrl(response: ApiResponse<OrderGroups | null>, uuid: string): string | null {
  const { draft, pending, histories } = (response.ok ? response.value : null) ?? NO_ORDERS;
  const order = [...draft, ...pending, ...histories].find((each) => each.uuid.toLowerCase() === uuid.toLowerCase());
  const payment: Order['integration_payment'] | undefined = order?.integration_payment;
  return payment?.status_id === 'goes' ? payment.extra.payment_link : null;
}

const NO_ORDERS: OrderGroups = { draft: [], pending: [], histories: [] };

async function sendIntent(tools: SendTools, intent: OrderIntent): Promise<SendOutcome> {
  const begun = beginTry(intent);
  tools.device.intent.changeNow(() => begun);
  const response = await withTimeout(tools, tools.api.placeOrder(begun.body.order));
  const settled = interpretResponse(response);
  if (settled.kind === 'accepted') {
    const { order, initiator, pay_data } = settled.value;
    const paymentUrl = pay_data?.response.formUrl ?? null;
    return accept(tools, begun, { uuid: order.uuid, num: order.num, person: initiator?.uuid ?? null, paymentUrl });
  }
  if (settled.kind === 'unknown') return unknownOutcome(tools, begun, response.ok ? null : response.refusal.kind);
  endWithoutOrder(tools, begun);
  return { ...settled, intent: begun };
}

async function sendPending(tools: SendTools, pending: OrderIntent): Promise<SendOutcome> {
  const checked = needsCheck(pending) ? await checkIntent(tools, pending) : null;
  return checked ?? sendIntent(tools, pending);
}

/**
 * Sends the pending order if there is one, else the order that the guest wants now. Without a network, the order waits
 * for one from this tap on. Rule: sending/SE21.
 */
export async function sendOrder(tools: SendTools, buildRequest: BuildRequest): Promise<SendOutcome> {
  const outcome = await trySending(tools, buildRequest);
  const { intent } = tools.device;
  const pending = intent.get();
  if (outcome.kind !== 'unknown' || pending === null || !tools.isOffline()) return outcome;
  const waiting = { ...pending, waitsSince: tools.clock.now() };
  intent.changeNow(() => waiting);
  return { ...outcome, waits: true };
}

async function trySending(tools: SendTools, buildRequest: BuildRequest): Promise<SendOutcome> {
  const before = await sendBefore(tools);
  if (before !== null) return before;
  const request = buildRequest(tools.newUuid());
  if (request === null) return { kind: 'nothing' };
  return sendIntent(tools, startIntent({ uuid: request.body.order.uuid, body: request.body, cart: request.cart }));
}

/**
 * What comes before a new order: a pending one, whose outcome is that of the tap. A held request is none: it is sent now,
 * and the new order after it. null: nothing more. Rule: sending/SE23.
 */
export async function sendBefore(tools: SendTools): Promise<SendOutcome | null> {
  const pending = tools.device.intent.get();
  if (pending === null) return null;
  const isHeld = canUndo(pending);
  const outcome = await sendPending(tools, pending);
  return isHeld && outcome.kind === 'accepted' ? null : outcome;
}

/** Sends an order that waits for a network; one that does not is left to the guest. Rule: sending/SE21. */
export async function sendWaitingOrder(tools: SendTools): Promise<SendOutcome> {
  const pending = tools.device.intent.get();
  if (pending === null) return { kind: 'nothing' };
  return isSentByItself(pending, tools.clock.now())
    ? sendPending(tools, pending)
    : unknownOutcome(tools, pending, null);
}

/** Checks an order that a closed tab left. If the platform does not name it, it waits until the guest sends it again. */
export async function checkInterruptedOrder(tools: SendTools): Promise<SendOutcome> {
  const pending = tools.device.intent.get();
  // A held request was never sent.
  if (pending === null || heldUntil(pending, tools.clock.now()) !== null) return { kind: 'nothing' };
  return (await checkIntent(tools, pending)) ?? unknownOutcome(tools, pending, null);
}

/**
 * Abandons the pending order, but only when the platform responds and does not name it. If it arrives later anyway,
 * the guest sees it among the orders. Without a network it is at least no longer sent by itself. Rules: sending/SE10,
 * sending/SE21.
 */
export async function abandonOrder(tools: SendTools): Promise<SendOutcome> {
  tools.device.intent.changeNow((intent) => intent && { ...intent, waitsSince: null });
  const pending = tools.device.intent.get();
  if (pending === null) return { kind: 'nothing' };
  const checked = await checkIntent(tools, pending);
  if (checked !== null) return checked;
  tools.device.orders.changeNow(withOrder(pending.uuid));
  endWithoutOrder(tools, pending);
  return { kind: 'nothing' };
}
