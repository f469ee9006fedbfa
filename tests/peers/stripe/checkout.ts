import { type Account, type Charge, found, type Intent, invalid, move, newId, type Session } from './account';
import { type Form, pathsOf, textAt } from './form';
import { chargeJson, intentJson, report, sessionJson } from './objects';

const DAY = 86_400;
/** Seconds that a card's reservation lasts. */
const HOLD = 7 * DAY;

/** What this product may send: everything else would be news to whoever reviews what Stripe gets. */
const KNOWN = new Set([
  'mode',
  'line_items.*.quantity',
  'line_items.*.price_data.currency',
  'line_items.*.price_data.unit_amount',
  'line_items.*.price_data.product_data.name',
  'payment_intent_data.capture_method',
  'payment_intent_data.description',
  'adaptive_pricing.enabled',
  'locale',
  'success_url',
  'cancel_url',
]);

const LOCALES = new Set(
  'auto bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW'.split(
    ' ',
  ),
);

const THREE_DIGITS = ['bhd', 'jod', 'kwd', 'omr', 'tnd'];
const WHOLE_IN_HUNDREDTHS = ['isk', 'ugx'];

/** Refuses amounts as Stripe does. */
export function checkAmount(amount: number, currency: string): void {
  if (!Number.isInteger(amount) || amount <= 0)
    throw invalid(`Invalid integer: ${amount}`, 'parameter_invalid_integer');
  if (THREE_DIGITS.includes(currency) && amount % 10 !== 0)
    throw invalid(`The amount for ${currency} must end in 0`, 'invalid_charge_amount');
  if (WHOLE_IN_HUNDREDTHS.includes(currency) && amount % 100 !== 0)
    throw invalid('Invalid amount.', 'invalid_charge_amount_no_decimal_compatible');
}

function required(form: Form, path: string): string {
  const value = textAt(form, path);
  if (value === null || value === '') throw invalid(`Missing required param: ${path}.`, 'parameter_missing');
  return value;
}

/** `POST /v1/checkout/sessions` */
export function createSession(account: Account, form: Form): Session {
  const unknown = pathsOf(form).find((path) => !KNOWN.has(path));
  if (unknown !== undefined) throw invalid(`Received unknown parameter: ${unknown}`, 'parameter_unknown');
  const line = 'line_items.0.price_data';
  const currency = required(form, `${line}.currency`);
  const amount = Number(required(form, `${line}.unit_amount`)) * Number(required(form, 'line_items.0.quantity'));
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}`);
  checkAmount(amount, currency);
  const locale = textAt(form, 'locale') ?? 'auto';
  if (!LOCALES.has(locale)) throw invalid(`Invalid locale: ${locale}`);
  for (const path of ['success_url', 'cancel_url'])
    if (!/^https?:$/.test(URL.parse(required(form, path))?.protocol ?? ''))
      throw invalid('Not a valid URL', 'url_invalid');
  const created = account.now();
  const session: Session = {
    id: newId('cs_test'),
    amount,
    currency,
    captureMethod: textAt(form, 'payment_intent_data.capture_method') === 'manual' ? 'manual' : 'automatic',
    description: textAt(form, 'payment_intent_data.description'),
    locale,
    successUrl: required(form, 'success_url'),
    cancelUrl: required(form, 'cancel_url'),
    productName: required(form, `${line}.product_data.name`),
    status: 'open',
    intent: null,
    created,
    expiresAt: created + DAY,
  };
  account.sessions.set(session.id, session);
  return session;
}

/** Ends a page on which nobody has paid: by a call, or after a day. */
export function expireSession(account: Account, id: string): Session {
  const session = found(account.sessions, id, 'checkout.session');
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  session.status = 'expired';
  const intent = session.intent === null ? null : found(account.intents, session.intent, 'payment_intent');
  if (intent !== null) intent.status = 'canceled';
  report(account, 'checkout.session.expired', sessionJson(account, session));
  return session;
}

function intentOf(account: Account, session: Session): Intent {
  const known = session.intent === null ? undefined : account.intents.get(session.intent);
  if (known !== undefined) return known;
  const intent: Intent = {
    id: newId('pi'),
    session: session.id,
    amount: session.amount,
    currency: session.currency,
    captureMethod: session.captureMethod,
    description: session.description,
    status: 'requires_payment_method',
    hasFailed: false,
    charge: null,
    created: account.now(),
  };
  account.intents.set(intent.id, intent);
  session.intent = intent.id;
  return intent;
}

function chargeFor(account: Account, intent: Intent, isPaid: boolean): Charge {
  const isHeld = isPaid && intent.captureMethod === 'manual';
  const created = account.now();
  const charge: Charge = {
    id: newId('ch'),
    intent: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    isPaid,
    captured: isPaid && !isHeld ? intent.amount : null,
    refunded: 0,
    captureBefore: isHeld ? created + HOLD : null,
    isDisputed: false,
    created,
  };
  account.charges.set(charge.id, charge);
  intent.charge = charge.id;
  return charge;
}

/** The guest pays at the page. Returns where the browser goes next. */
export function pay(account: Account, id: string): string {
  const session = openSession(account, id);
  const intent = intentOf(account, session);
  const charge = chargeFor(account, intent, true);
  const isHeld = charge.captured === null;
  intent.status = isHeld ? 'requires_capture' : 'succeeded';
  intent.hasFailed = false;
  session.status = 'complete';
  move(account, intent.id, 'authorised', charge.amount);
  if (!isHeld) move(account, intent.id, 'captured', charge.amount);
  report(account, 'charge.succeeded', chargeJson(charge));
  const type = isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded';
  report(account, type, intentJson(account, intent));
  report(account, 'checkout.session.completed', sessionJson(account, session));
  return session.successUrl;
}

/** The guest pays by a bank that decides later; the page is done with. */
export function payLater(account: Account, id: string): void {
  const session = openSession(account, id);
  intentOf(account, session).status = 'processing';
  session.status = 'complete';
  report(account, 'checkout.session.completed', sessionJson(account, session));
}

/** The bank has decided. */
export function decide(account: Account, id: string, isPaid: boolean): void {
  const session = found(account.sessions, id, 'checkout.session');
  const intent = intentOf(account, session);
  const charge = chargeFor(account, intent, isPaid);
  intent.status = isPaid ? 'succeeded' : 'requires_payment_method';
  intent.hasFailed = !isPaid;
  if (isPaid) {
    move(account, intent.id, 'authorised', charge.amount);
    move(account, intent.id, 'captured', charge.amount);
  }
  report(account, `charge.${isPaid ? 'succeeded' : 'failed'}`, chargeJson(charge));
  const type = `checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`;
  report(account, type, sessionJson(account, session));
}

function openSession(account: Account, id: string): Session {
  const session = found(account.sessions, id, 'checkout.session');
  if (session.status !== 'open') throw invalid(`This Checkout Session is ${session.status}.`);
  return session;
}

/** The guest's card is refused; the page stays open. */
export function fail(account: Account, id: string): void {
  const session = openSession(account, id);
  const intent = intentOf(account, session);
  const charge = chargeFor(account, intent, false);
  intent.hasFailed = true;
  report(account, 'charge.failed', chargeJson(charge));
  report(account, 'payment_intent.payment_failed', intentJson(account, intent));
}
