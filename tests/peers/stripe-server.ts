import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, found, newAccount, type PeerBooks, Refusal, type StripeEvent } from './stripe/account';
import { decide, expireSession, fail, pay, payLater } from './stripe/checkout';
import { carryOut } from './stripe/endpoints';
import { FAULT_ERRORS, type Faults, plannedFaults, type StripeFault } from './stripe/faults';
import { type Form, readForm } from './stripe/form';
import { type Answer, type IdempotencyStore, idempotencyStore } from './stripe/idempotency';
import { closeDisputes, createRefund, endHold, openDispute, returnRefund, settleRefund } from './stripe/intents';
import { pageHtml } from './stripe/page';

export type { StripeEvent, StripeFault };

/** A request as it came: `form` is what a POST has sent, or the query of a GET. */
type StripeRequest = {
  method: string;
  path: string;
  form: Form;
  /** The body as it came. */
  text: string;
  headers: IncomingMessage['headers'];
};

/** What a test does to one account: as its guests, as the hotel at Stripe's own desk, or as a bank. */
export type StripeAccountPeer = {
  /** The guest pays at the page of a session, or is refused there, or lets it end. */
  pay(session: string): void;
  fail(session: string): void;
  expire(session: string): void;
  /** The guest pays by a bank, which decides later. */
  payByBank(session: string): void;
  bankDecides(session: string, isPaid: boolean): void;
  /** The hotel gives money back at Stripe's own desk, without this product. */
  refundAtDesk(session: string, amount?: number): void;
  /** The card's network ends a reservation. */
  endHold(session: string): void;
  /** How refunds begin from now on: 'succeeded', as cards do, or 'pending'. */
  refundsBegin(status: 'succeeded' | 'pending'): void;
  /** The bank decides all refunds that are on their way. */
  settleRefunds(status: 'succeeded' | 'failed'): void;
  /** The bank sends back all refunds that had arrived. */
  returnRefunds(): void;
  /** The guest's bank disputes what was charged, and decides all disputes. */
  dispute(session: string, amount: number): void;
  closeDisputes(status: 'won' | 'lost'): void;
  /** Whether what a capture leaves over is listed as a refund; default: it is. */
  listLeftOvers(isListed: boolean): void;
  /** What was really moved for a session, in Stripe's units. */
  books(session: string): PeerBooks;
  /** Everything that Stripe would report, oldest first. */
  events: readonly StripeEvent[];
  account: Account;
};

/** A server that speaks the part of Stripe's HTTP that this product uses, and keeps books of its own. */
export type StripeServer = {
  url: string;
  /** Every request, oldest first. */
  requests: StripeRequest[];
  /** The account of a secret key, which is valid from then on. `sameAs`: another key of the account that it belongs to. */
  account(secretKey: string, sameAs?: string): StripeAccountPeer;
  /** A key opens nothing any more, as after it was rolled. */
  revoke(secretKey: string): void;
  /** A restricted key may not read which account it belongs to. */
  hideAccount(secretKey: string): void;
  /** Orders a fault for the next requests. */
  breakNext: Faults['add'];
  /** Decides what becomes of each request. */
  breakBy: Faults['decide'];
  /** Does something once, right before the next request that matches, such as `POST /v1/refunds`. */
  beforeNext(only: RegExp, work: () => void): void;
  /** All faults end. */
  clearFaults(): void;
  /** Idempotency keys are forgotten, as after a day. */
  forgetKeys(): void;
  close(): Promise<void>;
};

/** The version that the product reads. Another one has other fields. */
const VERSION = '2026-10-28.endive';

type State = {
  accounts: Map<string, { account: Account; keys: IdempotencyStore }>;
  faults: Faults;
  requests: StripeRequest[];
  hooks: { only: RegExp; work(): void }[];
  /** Keys that may not read their account. */
  hidden: Set<string>;
  origin(): string;
};

/** Starts the server on a free port of this machine, or on the port given. */
export async function startStripeServer(options: { now?: () => Date; port?: number } = {}): Promise<StripeServer> {
  const { now = () => new Date(), port = 0 } = options;
  const state: State = {
    accounts: new Map(),
    faults: plannedFaults(),
    requests: [],
    hooks: [],
    hidden: new Set(),
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const { pathname } = new URL(request.url ?? '/', state.origin());
    if (pathname.startsWith('/c/pay/')) return servePage(state, { request, response, text });
    await serveCall(state, { request, response, text });
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', () => done()));
  return {
    url: state.origin(),
    requests: state.requests,
    account(secretKey, sameAs = secretKey) {
      const account = state.accounts.get(sameAs)?.account ?? newAccount(secretKey, now);
      if (!state.accounts.has(secretKey))
        state.accounts.set(secretKey, state.accounts.get(sameAs) ?? { account, keys: idempotencyStore(account.now) });
      return accountPeer(account);
    },
    revoke: (secretKey) => {
      state.accounts.delete(secretKey);
    },
    hideAccount: (secretKey) => {
      state.hidden.add(secretKey);
    },
    breakNext: state.faults.add,
    breakBy: state.faults.decide,
    beforeNext: (only, work) => {
      state.hooks.push({ only, work });
    },
    clearFaults: state.faults.clear,
    forgetKeys: () => {
      for (const { keys } of state.accounts.values()) keys.forget();
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

function accountPeer(account: Account): StripeAccountPeer {
  const intentOf = (session: string): string => found(account.sessions, session, 'checkout.session').intent ?? '';
  return {
    account,
    events: account.events,
    pay: (session) => {
      pay(account, session);
    },
    fail: (session) => fail(account, session),
    expire: (session) => {
      expireSession(account, session);
    },
    payByBank: (session) => payLater(account, session),
    bankDecides: (session, isPaid) => decide(account, session, isPaid),
    refundAtDesk: (session, amount) => {
      const form: Form = { payment_intent: intentOf(session), ...(amount !== undefined && { amount: String(amount) }) };
      createRefund(account, form);
    },
    endHold: (session) => endHold(account, intentOf(session)),
    refundsBegin: (status) => {
      account.refundStatus = status;
    },
    settleRefunds: (status) => {
      for (const refund of account.refunds.values())
        if (refund.status === 'pending') settleRefund(account, refund.id, status);
    },
    returnRefunds: () => {
      for (const refund of account.refunds.values())
        if (refund.status === 'succeeded') returnRefund(account, refund.id);
    },
    dispute: (session, amount) => openDispute(account, intentOf(session), amount),
    closeDisputes: (status) => closeDisputes(account, status),
    listLeftOvers: (isListed) => {
      account.listsLeftOvers = isListed;
    },
    books: (session) =>
      account.books.get(intentOf(session)) ?? { authorised: 0, captured: 0, released: 0, refunded: 0 },
  };
}

type Exchange = { request: IncomingMessage; response: ServerResponse; text: string };

const errorAnswer = (status: number, error: object): Answer => ({ status, body: { error } });

const send = (response: ServerResponse, { status, body, headers = {} }: Answer, requestId: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': requestId, ...headers })
    .end(JSON.stringify(body));
};

/** Reads the key, the version and the form as the real server does. */
function readCall(state: State, { request, text }: Exchange, call: StripeRequest) {
  const secretKey = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const known = state.accounts.get(secretKey);
  if (known === undefined)
    throw new Refusal(401, {
      type: 'invalid_request_error',
      message: `Invalid API Key provided: ${secretKey.slice(0, 8)}********${secretKey.slice(-4)}`,
    });
  if (call.path === '/v1/account' && state.hidden.has(secretKey))
    throw new Refusal(403, {
      type: 'invalid_request_error',
      message: 'The provided key does not have the permissions.',
    });
  if (request.headers['stripe-version'] !== VERSION)
    throw new Refusal(400, { type: 'invalid_request_error', message: 'Invalid Stripe API version' });
  if (text !== '' && request.headers['content-type'] !== 'application/x-www-form-urlencoded')
    throw new Refusal(400, { type: 'invalid_request_error', message: 'Invalid request (check your POST parameters)' });
  const key = request.headers['idempotency-key'];
  const asked = `${call.method} ${call.path} ${text}`;
  return { ...known, key: call.method === 'POST' && typeof key === 'string' ? key : null, asked };
}

async function serveCall(state: State, exchange: Exchange): Promise<void> {
  const { request, response, text } = exchange;
  const { pathname, search } = new URL(request.url ?? '/', state.origin());
  const { method = 'GET', headers } = request;
  const form = readForm(method === 'GET' ? search.slice(1) : text);
  const call = { method, path: pathname, form, text, headers };
  state.requests.push(call);
  const hook = state.hooks.find(({ only }) => only.test(`${method} ${pathname}`));
  state.hooks = state.hooks.filter((each) => each !== hook);
  hook?.work();
  const fault = state.faults.take(`${method} ${pathname}`);
  if (fault === 'silent') return;
  if (fault === 'down') {
    response.destroy();
    return;
  }
  let requestId = 'req_none';
  const answer = await answerOf(async () => {
    const { account, keys, key, asked } = readCall(state, exchange, call);
    if (fault === 409 || fault === 429) return errorAnswer(fault, FAULT_ERRORS[fault]);
    return keys.answer(key, asked, async (id) => {
      requestId = id;
      if (fault === 500) return errorAnswer(500, FAULT_ERRORS[500]);
      const done = await answerOf(async () => ({
        status: 200,
        body: carryOut(method, pathname, { account, form, origin: state.origin() }),
      }));
      return fault === 'error after' ? errorAnswer(500, FAULT_ERRORS[500]) : done;
    });
  });
  if (fault === 'silent after') return;
  if (fault === 'lost') response.destroy();
  else send(response, answer, requestId);
}

async function answerOf(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return errorAnswer(error.status, error.error);
    throw error;
  }
}

/** The page itself, for a browser: a form that pays or fails. */
function servePage(state: State, { request, response, text }: Exchange): void {
  const id = /^\/c\/pay\/(\w+)/.exec(request.url ?? '')?.[1] ?? '';
  const account = [...state.accounts.values()].map((each) => each.account).find(({ sessions }) => sessions.has(id));
  const session = account?.sessions.get(id);
  if (account === undefined || session === undefined) {
    response.writeHead(404).end();
    return;
  }
  const isSent = request.method === 'POST' && session.status === 'open';
  if (isSent && new URLSearchParams(text).get('choice') === 'pay') {
    response.writeHead(303, { location: pay(account, id) }).end();
    return;
  }
  if (isSent) fail(account, id);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageHtml(session));
}
