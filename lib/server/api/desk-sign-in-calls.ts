import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiResponse } from '@/lib/contract/refusals';
import { refused, succeeded } from '@/lib/contract/refusals';
import { deskPath } from '@/lib/domain/staff/sign-in/desk-path';
import type { DeskCall } from '@/lib/platform/desk/desk-call';
import { readInput } from '@/lib/platform/desk/field-messages';
import {
  ACCEPT_BY_PASSKEY,
  ACCEPT_BY_PASSWORD,
  BEGIN_AT_PROVIDER,
  INVITATION_PASSKEY_OPTIONS,
  READ_INVITATION,
  READ_SIGN_IN,
  SIGN_IN_BY_PASSKEY,
  SIGN_IN_BY_PASSWORD,
  SIGN_IN_BY_PIN,
  SIGN_IN_PASSKEY_OPTIONS,
} from '@/lib/platform/desk/sign-in-calls';
import { OPERATOR_DESK } from '@/lib/platform/desk-key';
import { PROVIDER_SECONDS } from '@/lib/platform/staff/sign-in/provider-sign-in';
import type { SignedIn } from '@/lib/platform/staff/sign-in/signed-in';
import { inFlight } from '../limits/in-flight';
import { consumeLimit } from '../limits/rate-limits';
import { log } from '../log/log';
import { remember } from '../remember';
import { platform } from '../upstream/platform-handle';
import { refusalJson, refuse, respondWithJson } from './canonical-json';
import {
  DESK_COOKIE_PATH,
  deviceTokens,
  knownBrowserCookie,
  knownBrowserIn,
  providerCookie,
  returnAddress,
} from './desk-cookies';
import { consumeWrongKey, isSameOrigin, REFUSAL_DELAY_MS, sessionCookie, sessionResponse } from './desk-session-calls';
import { clientIpOf } from './handle-api';
import { readJsonBody } from './request-body';

/** Passwords and PINs that are hashed at the same time: each takes 16 MB, and an answer waits for those before it. */
const hashes = () => remember('password hashes', () => inFlight({ each: 6, all: 24 }));

/** Seconds after which somebody may try again whose password found no place. */
const RETRY_SECONDS = 2;

type Called = { request: Request; hotel: string };

/** What of the browser a sign-in replaces or knows. */
const browserOf = (request: Request) => ({ session: sessionCookie(request), known: knownBrowserIn(request) });

const hostOf = ({ headers }: Request): string => headers.get('host') ?? '';

/** The body of a call, from a page of the same host. */
async function bodyOf<C extends DeskCall>(call: C, request: Request): Promise<ApiResponse<BodyOf<C>>> {
  if (!isSameOrigin(request)) return refused('forbidden');
  const sent = await readJsonBody(request);
  if (!sent.ok) return refused(sent.kind, sent.kind === 'invalid' ? { body: 'is no JSON' } : {});
  const input = call.body === null ? succeeded({}) : readInput(call.body, sent.body);
  // The call's own schema has validated the body.
  return input as ApiResponse<BodyOf<C>>;
}

type BodyOf<C extends DeskCall> = C['body'] extends { _output: infer B } ? B : Record<never, never>;

/** Answers with the session that was opened, and its cookies; a refusal of what was typed waits as a wrong key does. Rule: desk/DE2. */
async function answer(
  { request, hotel }: Called,
  { opened, keep }: { opened: ApiResponse<SignedIn>; keep: boolean },
): Promise<Response> {
  if (opened.ok) {
    const { session, signed, known } = opened.value;
    const response = await sessionResponse(request, hotel, { session, signed, keep });
    if (known !== null) response.headers.append('set-cookie', knownBrowserCookie(request, known));
    return response;
  }
  const { kind } = opened.refusal;
  log().warn({ hotel, refusal: kind }, 'a sign-in at the desk was refused');
  if (kind === 'unauthorized') await wait(REFUSAL_DELAY_MS);
  return refusalJson(opened.refusal);
}

/** Opens a session by what must be hashed, if there is a place for it. */
async function hashed<T>({ request }: Called, work: () => Promise<ApiResponse<T>>): Promise<ApiResponse<T>> {
  const leave = hashes().enter(clientIpOf(request));
  if (leave === null) return refused('too-many', {}, RETRY_SECONDS);
  try {
    return await work();
  } finally {
    leave();
  }
}

/**
 * Counts a call that stores a challenge, or that answers one by a passkey, so that nobody fills the store with them. A browser in which somebody of the staff has
 * signed in counts by itself, so that strangers in the hotel's network lock nobody out. Rule: staff/SP25.
 */
async function consumeChallenge(
  { request, hotel }: Called,
  limit: 'challenges' | 'answers' = 'challenges',
): Promise<number | null> {
  const known = knownBrowserIn(request);
  const isKnown = known !== null && platform().staffSignIn.isKnownBrowser(hotel, known);
  return consumeLimit(limit, hotel, isKnown ? `browser ${known}` : clientIpOf(request));
}

/** The secret of a link cannot be found by trying: wrong ones count as wrong keys do, and a right one is never limited. */
async function answerToken({ request, hotel }: Called, response: ApiResponse<unknown>): Promise<Response> {
  const isUnknown = !response.ok && response.refusal.kind === 'not-found';
  const seconds = isUnknown ? await consumeWrongKey(hotel, clientIpOf(request)) : null;
  return seconds === null ? respondWithJson(response) : refuse('too-many', {}, seconds);
}

async function byPassword(called: Called): Promise<Response> {
  const { request, hotel } = called;
  const body = await bodyOf(SIGN_IN_BY_PASSWORD, request);
  if (!body.ok) return refusalJson(body.refusal);
  const { keep, ...typed } = body.value;
  const sent = { ...typed, address: clientIpOf(request), browser: browserOf(request) };
  const opened = await hashed(called, () => platform().staffSignIn.byPassword(hotel, sent));
  return answer(called, { opened, keep });
}

async function passkeyOptions(called: Called): Promise<Response> {
  const { request, hotel } = called;
  const body = await bodyOf(SIGN_IN_PASSKEY_OPTIONS, request);
  if (!body.ok) return refusalJson(body.refusal);
  const seconds = await consumeChallenge(called);
  if (seconds !== null) return refuse('too-many', {}, seconds);
  return respondWithJson(await platform().staffSignIn.passkeyOptions(hotel, hostOf(request)));
}

async function byPasskey(called: Called): Promise<Response> {
  const { request, hotel } = called;
  const body = await bodyOf(SIGN_IN_BY_PASSKEY, request);
  if (!body.ok) return refusalJson(body.refusal);
  const seconds = await consumeChallenge(called, 'answers');
  if (seconds !== null) return refuse('too-many', {}, seconds);
  const { credential: used, keep } = body.value;
  const sent = { host: hostOf(request), used, browser: browserOf(request) };
  return answer(called, { opened: await platform().staffSignIn.byPasskey(hotel, sent), keep });
}

async function byPin(called: Called): Promise<Response> {
  const { request, hotel } = called;
  const body = await bodyOf(SIGN_IN_BY_PIN, request);
  if (!body.ok) return refusalJson(body.refusal);
  const sent = { ...body.value, devices: deviceTokens(request), browser: browserOf(request) };
  const opened = await hashed(called, () => platform().staffSignIn.byPin(hotel, sent));
  return answer(called, { opened, keep: false });
}

async function readInvitation(called: Called): Promise<Response> {
  const { request, hotel } = called;
  const body = await bodyOf(READ_INVITATION, request);
  if (!body.ok) return refusalJson(body.refusal);
  const sent = { ...body.value, host: hostOf(request) };
  return answerToken(called, await platform().staffSignIn.readInvitation(hotel, sent));
}

async function acceptByPassword(called: Called): Promise<Response> {
  const { request, hotel } = called;
  const body = await bodyOf(ACCEPT_BY_PASSWORD, request);
  if (!body.ok) return refusalJson(body.refusal);
  const { keep, ...typed } = body.value;
  const sent = { ...typed, browser: browserOf(request) };
  const opened = await hashed(called, () => platform().staffSignIn.acceptByPassword(hotel, sent));
  return opened.ok ? answer(called, { opened, keep }) : answerToken(called, opened);
}

async function invitationOptions(called: Called): Promise<Response> {
  const { request, hotel } = called;
  const body = await bodyOf(INVITATION_PASSKEY_OPTIONS, request);
  if (!body.ok) return refusalJson(body.refusal);
  const sent = { ...body.value, host: hostOf(request) };
  return answerToken(called, await platform().staffSignIn.invitationPasskeyOptions(hotel, sent));
}

async function acceptByPasskey(called: Called): Promise<Response> {
  const { request, hotel } = called;
  const body = await bodyOf(ACCEPT_BY_PASSKEY, request);
  if (!body.ok) return refusalJson(body.refusal);
  const { token, credential: created, keep } = body.value;
  const sent = { token, host: hostOf(request), created, browser: browserOf(request) };
  const opened = await platform().staffSignIn.acceptByPasskey(hotel, sent);
  return opened.ok ? answer(called, { opened, keep }) : answerToken(called, opened);
}

/**
 * Only a page of the desk itself begins a sign-in at the identity provider: another site would give its visitor's account to the
 * person of its own invitation. Rules: staff/SP33 to staff/SP35.
 */
async function beginAtProvider(called: Called): Promise<Response> {
  const { request, hotel } = called;
  const body = await bodyOf(BEGIN_AT_PROVIDER, request);
  if (!body.ok) return refusalJson(body.refusal);
  const seconds = await consumeChallenge(called);
  if (seconds !== null) return refuse('too-many', {}, seconds);
  const { next, invitation: token, keep } = body.value;
  const sent = { returnTo: returnAddress(request), next: deskPath(next), keep, token };
  const begun = await platform().staffSignIn.beginAtProvider(hotel, sent);
  if (!begun.ok) return answerToken(called, begun);
  const response = respondWithJson(succeeded({ url: begun.value.url }));
  response.headers.append('set-cookie', providerCookie(request, begun.value.cookie, PROVIDER_SECONDS));
  return response;
}

/** What a page of another site asks shows no device. */
async function readSignIn({ request, hotel }: Called): Promise<Response> {
  const devices = isSameOrigin(request) ? deviceTokens(request) : [];
  return respondWithJson(succeeded(await platform().staffSignIn.readSignIn(hotel, { host: hostOf(request), devices })));
}

const HANDLERS: readonly { call: DeskCall; handle(called: Called): Promise<Response> }[] = [
  { call: READ_SIGN_IN, handle: readSignIn },
  { call: SIGN_IN_BY_PASSWORD, handle: byPassword },
  { call: SIGN_IN_PASSKEY_OPTIONS, handle: passkeyOptions },
  { call: SIGN_IN_BY_PASSKEY, handle: byPasskey },
  { call: SIGN_IN_BY_PIN, handle: byPin },
  { call: READ_INVITATION, handle: readInvitation },
  { call: ACCEPT_BY_PASSWORD, handle: acceptByPassword },
  { call: INVITATION_PASSKEY_OPTIONS, handle: invitationOptions },
  { call: ACCEPT_BY_PASSKEY, handle: acceptByPasskey },
  { call: BEGIN_AT_PROVIDER, handle: beginAtProvider },
];

/**
 * The calls below `/api/desk/v1/sign-in` and `/invitations`, by which persons sign in; null: another call. Rule:
 * staff/SP20.
 */
export async function handleSignInCall(request: Request, hotel: string): Promise<Response | null> {
  const path = new URL(request.url).pathname.slice(DESK_COOKIE_PATH.length);
  const found = HANDLERS.find(({ call }) => call.method === request.method && call.path === path);
  if (found === undefined) return null;
  if (hotel !== OPERATOR_DESK) return found.handle({ request, hotel });
  // The operator has a key and no persons.
  const isOffer = found.call === READ_SIGN_IN;
  return isOffer ? respondWithJson(succeeded({ ways: ['key'], oidc_title: null, device: null })) : null;
}
