import { type Cart, type CartLine, removeLines } from '../cart/cart';
import { withoutBanknotes } from '../options/clean-kit';
import { orderLine } from './order-body';
import type { ByGroup } from './order-status';

/**
 * A guest's intent to order, from the tap to a definite answer. Rules: sending/SE1, sending/SE4, sending/SE9.
 *
 * One client uuid serves every try of an intent. The intent is kept on the device before each try, so that a tab that
 * dies while sending finds it again and asks what became of it, instead of ordering twice.
 */
export type Intent<Body> = {
  uuid: string;
  body: Body;
  lines: readonly SentLine[];
  /** How many tries have begun. */
  tries: number;
};

/**
 * A line as it was sent: its mark, what was asked for, and its price as a decimal. `total` null: not known any
 * more.
 */
export type SentLine = { key: string; fingerprint: string; total: number | null };

/**
 * What was asked for in a line: without prices and titles, which can change with no act of the guest's, and without
 * banknotes, which the device forgets.
 */
function lineFingerprint(line: CartLine): string {
  const kit = line.product.property;
  const property = kit === null ? null : withoutBanknotes(kit);
  const { product, quantity } = orderLine({ ...line, product: { ...line.product, property } });
  const answers = product.property?.properties.map(({ id, value, attrs }) => [
    id,
    value,
    attrs.flatMap((choice) => (choice.checked ? [[choice.id, choice.quantity]] : [])),
  ]);
  return JSON.stringify([product.id, quantity, answers ?? []]);
}

/** A new intent over the cart as it stands, with the body that will be sent under `uuid`. */
export const startIntent = <Body>(from: { uuid: string; body: Body; cart: Cart }): Intent<Body> => ({
  uuid: from.uuid,
  body: from.body,
  lines: from.cart.products.map((line) => ({
    key: line.key,
    fingerprint: lineFingerprint(line),
    total: orderLine(line).total_price,
  })),
  tries: 0,
});

/** The intent as a try begins; keep it on the device before sending. */
export const beginTry = <Body>(intent: Intent<Body>): Intent<Body> => ({ ...intent, tries: intent.tries + 1 });

/** Whether orders/check must be asked for this uuid before sending: a try has begun whose outcome nobody knows. */
export const needsCheck = (intent: Intent<unknown>): boolean => intent.tries > 0;

type OrderLists = ByGroup<readonly { uuid: string }[]>;

/** The shape of lib/contract's answers, as far as an intent looks at them. */
type AnswerOf<T> =
  | { ok: true; value: T }
  | {
      ok: false;
      refusal: { kind: string; fields: Readonly<Record<string, string>>; retryAfter: number | null };
    };

/**
 * What orders/check says of an intent: `accepted`: the order is there; `send`: it is not, so send; `unknown`: nobody
 * answered, so nothing is sent. An answer with fewer than three lists does not name the order either.
 */
export function interpretCheck(
  intent: Intent<unknown>,
  answer: AnswerOf<OrderLists | null>,
): { kind: 'accepted' } | { kind: 'send' } | { kind: 'unknown'; retryAfter: number | null } {
  if (!answer.ok) return { kind: 'unknown', retryAfter: answer.refusal.retryAfter };
  const lists = answer.value;
  const orders = lists === null ? [] : [...lists.draft, ...lists.pending, ...lists.histories];
  const found = orders.some(({ uuid }) => uuid.toLowerCase() === intent.uuid.toLowerCase());
  return { kind: found ? 'accepted' : 'send' };
}

type Interpretation<T> =
  /** The intent ends: `cartAfterAccepted`. */
  | { kind: 'accepted'; value: T }
  /** The intent ends: the guest corrects the fields and starts another. */
  | { kind: 'refused'; fields: Readonly<Record<string, string>> }
  /** The intent stays: the same uuid serves the next try. `retryAfter`: seconds. */
  | { kind: 'unknown'; retryAfter: number | null };

/**
 * What an answer to `POST /orders` means for the intent. Definite are only acceptance and field errors; no answer,
 * 5xx, 429 and a 4xx without field errors leave the outcome unknown (sending/SE4).
 */
export function interpretAnswer<T>(answer: AnswerOf<T>): Interpretation<T> {
  if (answer.ok) return { kind: 'accepted', value: answer.value };
  const { kind, fields, retryAfter } = answer.refusal;
  const definite = kind !== 'unavailable' && kind !== 'too-many' && Object.keys(fields).length > 0;
  return definite ? { kind: 'refused', fields } : { kind: 'unknown', retryAfter };
}

/**
 * The cart once an intent was accepted: the lines that were sent leave it. What the guest did later stays: a line that
 * was added since, and a line that was edited since, as it was edited (sending/SE8).
 */
export function cartAfterAccepted(cart: Cart, intent: Intent<unknown>): Cart {
  const sent = new Map(intent.lines.map(({ key, fingerprint }) => [key, fingerprint]));
  const gone = cart.products.filter((line) => sent.get(line.key) === lineFingerprint(line)).map(({ key }) => key);
  return { ...removeLines(cart, gone), uuid: null, is_temporary: false };
}

/** Whether a line is still what was sent, price included: what was said of it is over once it is something else. */
export const isUnchangedSinceSent = (sent: readonly SentLine[], line: CartLine): boolean =>
  sent.some(
    ({ key, fingerprint, total }) =>
      key === line.key &&
      fingerprint === lineFingerprint(line) &&
      (total === null || total === orderLine(line).total_price),
  );
