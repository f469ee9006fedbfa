import { type Account, found, Refusal } from './account';
import { createSession, expireSession } from './checkout';
import { type Form, textAt, valueAt } from './form';
import { cancelIntent, captureIntent, createRefund, updateIntent } from './intents';
import { intentJson, refundJson, sessionJson } from './objects';

type Call = { account: Account; id: string; form: Form; origin: string };

const expandOf = (form: Form): readonly string[] => Object.values(valueAt(form, 'expand') ?? {}).map(String);

const sessionWithPage = ({ account, form, origin }: Call, id: string): object => {
  const session = found(account.sessions, id, 'checkout.session');
  const url = session.status === 'open' ? `${origin}/c/pay/${id}` : null;
  return { ...sessionJson(account, session, expandOf(form)), url };
};

const intentOf = ({ account, id, form }: Call): object =>
  intentJson(account, found(account.intents, id, 'payment_intent'), expandOf(form));

function listRefunds({ account, form }: Call): object {
  const intent = textAt(form, 'payment_intent');
  const data = [...account.refunds.values()].filter((refund) => refund.intent === intent).toReversed();
  const limit = Number(textAt(form, 'limit') ?? 10);
  return {
    object: 'list',
    url: '/v1/refunds',
    has_more: data.length > limit,
    data: data.slice(0, limit).map(refundJson),
  };
}

/** The calls that this product makes; everything else is unknown. */
const ENDPOINTS: readonly (readonly [string, RegExp, (call: Call) => object])[] = [
  ['GET', /^\/v1\/balance$/, () => ({ object: 'balance', available: [], pending: [], livemode: false })],
  ['GET', /^\/v1\/account$/, ({ account }) => ({ id: account.id, object: 'account' })],
  ['POST', /^\/v1\/checkout\/sessions$/, (call) => sessionWithPage(call, createSession(call.account, call.form).id)],
  ['GET', /^\/v1\/checkout\/sessions\/(\w+)$/, (call) => sessionWithPage(call, call.id)],
  [
    'POST',
    /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    (call) => sessionWithPage(call, expireSession(call.account, call.id).id),
  ],
  ['GET', /^\/v1\/payment_intents\/(\w+)$/, intentOf],
  [
    'POST',
    /^\/v1\/payment_intents\/(\w+)$/,
    (call) => {
      updateIntent(call.account, call.id, call.form);
      return intentOf(call);
    },
  ],
  [
    'POST',
    /^\/v1\/payment_intents\/(\w+)\/capture$/,
    (call) => {
      captureIntent(call.account, call.id, call.form);
      return intentOf(call);
    },
  ],
  [
    'POST',
    /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    (call) => {
      cancelIntent(call.account, call.id);
      return intentOf(call);
    },
  ],
  ['GET', /^\/v1\/refunds$/, listRefunds],
  ['POST', /^\/v1\/refunds$/, ({ account, form }) => refundJson(createRefund(account, form))],
];

/** Carries out a call, or throws Stripe's refusal of it. */
export function carryOut(method: string, path: string, call: Omit<Call, 'id'>): object {
  for (const [allowed, pattern, work] of ENDPOINTS) {
    const match = allowed === method ? pattern.exec(path) : null;
    if (match !== null) return work({ ...call, id: match[1] ?? '' });
  }
  throw new Refusal(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` });
}
