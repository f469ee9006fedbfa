import type { Cart, CartLine } from '../cart/cart';
import { removeLines } from '../cart/change-cart';
import type { Text } from '../i18n/text';
import { withoutBanknotes } from '../options/clean-kit';
import { orderLine } from './order-body';
import type { ByGroup } from './order-status';

/**
 * A guest's intent to order, from the tap on the button to a definite outcome. Rules: sending/SE1, sending/SE4,
 * sending/SE9.
 *
 * All attempts of an intent use one uuid. The intent is stored on the device before each attempt, so that a reopened
 * tab finds it, checks whether the order exists, and does not order twice.
 */
export type Intent<Body> = {
  uuid: string;
  body: Body;
  lines: readonly SentLine[];
  /** Number of attempts that were started. */
  tries: number;
  /** When it was sent without a network, in ms; null: it does not wait for one. See ./waiting-order. */
  waitsSince: number | null;
  /** Until when a request is held before it is sent, in ms; undefined: it is no request. See ./held-order. */
  undoUntil?: number;
};

/**
 * A line as it was sent: its key, a fingerprint of its answers, its price as a decimal, and what My orders shows of it
 * until the hotel knows the order. `total` null, `title` '': stored by an older version.
 */
export type SentLine = { key: string; fingerprint: string; total: number | null; title: Text; quantity: number };

/**
 * Serialises what the guest ordered with a line: without prices and titles, which the hotel may change, and without
 * banknotes, which the device does not store.
 */
function lineFingerprint(line: CartLine): string {
  const kit = line.product.property;
  const property = kit === null ? null : withoutBanknotes(kit);
  const { product, quantity, ordered_for } = orderLine({ ...line, product: { ...line.product, property } });
  const answers = product.property?.properties.map(({ id, value, attrs }) => [
    id,
    value,
    attrs.flatMap((choice) => (choice.checked ? [[choice.id, choice.quantity]] : [])),
  ]);
  const time = ordered_for === undefined ? [] : [ordered_for];
  return JSON.stringify([product.id, quantity, answers ?? [], ...time]);
}

/** Creates an intent from the current cart, with the body that will be sent under `uuid`. */
export const startIntent = <Body>(input: { uuid: string; body: Body; cart: Cart }): Intent<Body> => ({
  uuid: input.uuid,
  body: input.body,
  lines: input.cart.products.map((line) => ({
    key: line.key,
    fingerprint: lineFingerprint(line),
    total: orderLine(line).total_price,
    title: line.product.title,
    quantity: line.quantity,
  })),
  tries: 0,
  waitsSince: null,
});

/** Counts a new attempt. Store the result on the device before sending. */
export const beginTry = <Body>(intent: Intent<Body>): Intent<Body> => ({ ...intent, tries: intent.tries + 1 });

/** Whether orders/check must be called before sending, because an earlier attempt had no known outcome. */
export const needsCheck = (intent: Intent<unknown>): boolean => intent.tries > 0;

type OrderLists = ByGroup<readonly { uuid: string }[]>;

/** The part of lib/contract's `ApiResponse` that an intent uses. */
type ResponseOf<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      refusal: { kind: string; fields: Readonly<Record<string, string>>; retryAfter: number | null };
    };

/**
 * Interprets a response of orders/check. `accepted`: the order exists. `send`: it does not exist and can be sent.
 * `unknown`: the request failed, so nothing may be sent. A response with fewer than three lists counts as one without
 * the order.
 */
export function interpretCheck(
  intent: Intent<unknown>,
  response: ResponseOf<OrderLists | null>,
): { kind: 'accepted' } | { kind: 'send' } | { kind: 'unknown'; retryAfter: number | null } {
  if (!response.ok) return { kind: 'unknown', retryAfter: response.refusal.retryAfter };
  const lists = response.value;
  const orders = lists === null ? [] : [...lists.draft, ...lists.pending, ...lists.histories];
  const found = orders.some(({ uuid }) => uuid.toLowerCase() === intent.uuid.toLowerCase());
  return { kind: found ? 'accepted' : 'send' };
}

type Interpretation<T> =
  /** The intent ends; see `cartAfterAccepted`. */
  | { kind: 'accepted'; value: T }
  /** The intent ends. The guest corrects the fields and starts a new one. */
  | { kind: 'refused'; fields: Readonly<Record<string, string>> }
  /** The intent remains, and the next attempt uses the same uuid. `retryAfter`: seconds. */
  | { kind: 'unknown'; retryAfter: number | null };

/**
 * Interprets a response of `POST /orders`. Only acceptance and field errors are definite. No response, 5xx, 429 and a
 * 4xx without field errors leave the outcome unknown (sending/SE4).
 */
export function interpretResponse<T>(response: ResponseOf<T>): Interpretation<T> {
  if (response.ok) return { kind: 'accepted', value: response.value };
  const { kind, fields, retryAfter } = response.refusal;
  const definite = kind !== 'unavailable' && kind !== 'too-many' && Object.keys(fields).length > 0;
  return definite ? { kind: 'refused', fields } : { kind: 'unknown', retryAfter };
}

/**
 * Removes the sent lines from the cart after the order was accepted. Lines that the guest added or edited after sending
 * remain (sending/SE8).
 */
export function cartAfterAccepted(cart: Cart, intent: Intent<unknown>): Cart {
  const sent = new Map(intent.lines.map(({ key, fingerprint }) => [key, fingerprint]));
  const gone = cart.products.filter((line) => sent.get(line.key) === lineFingerprint(line)).map(({ key }) => key);
  return { ...removeLines(cart, gone), uuid: null, is_temporary: false };
}

/** Whether a line and its price are the same as when it was sent. The errors of a changed line no longer apply. */
export const isUnchangedSinceSent = (sent: readonly SentLine[], line: CartLine): boolean =>
  sent.some(
    ({ key, fingerprint, total }) =>
      key === line.key &&
      fingerprint === lineFingerprint(line) &&
      (total === null || total === orderLine(line).total_price),
  );
