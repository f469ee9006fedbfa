import 'server-only';
import { type Answer, REFUSALS, type Refusal, refused } from '@/lib/contract/refusals';

/**
 * Answers of the app's own origin: the same canonical JSON, whichever platform is behind. Nothing is kept by caches.
 */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** For refusals without words of their own: when to come back. */
const RETRY_AFTER_SECONDS = 5;

function bodyOf({ kind, fields }: Refusal): object {
  // "Not found" is also said in the body, for clients that read it there (tenancy/T8).
  if (kind === 'not-found') return { status: REFUSALS[kind].status, refusal: kind };
  const errors = Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, [message]]));
  return { refusal: kind, data: { data: errors } };
}

function retryAfterOf({ kind, retryAfter }: Refusal): Record<string, string> {
  const waits = kind === 'too-many' || kind === 'unavailable';
  return waits ? { 'retry-after': String(Math.max(1, Math.ceil(retryAfter ?? RETRY_AFTER_SECONDS))) } : {};
}

/** What was too large has not been read to its end: nothing more can come over that connection. */
const lastWordOf = ({ kind }: Refusal): Record<string, string> => (kind === 'too-large' ? { connection: 'close' } : {});

/** A refusal with its status, never a stack and never HTML. */
export const refusalJson = (refusal: Refusal): Response =>
  new Response(JSON.stringify(bodyOf(refusal)), {
    status: REFUSALS[refusal.kind].status,
    headers: { ...HEADERS, ...retryAfterOf(refusal), ...lastWordOf(refusal) },
  });

/** An answer under `data`, or its refusal. `beside`: what the contract has beside it. */
export const answerJson = (answer: Answer<unknown>, beside: Readonly<Record<string, unknown>> = {}): Response =>
  answer.ok
    ? new Response(JSON.stringify({ ...beside, data: answer.value }), { headers: HEADERS })
    : refusalJson(answer.refusal);

/** A refusal of the door itself. */
export const refuse = (...refusal: Parameters<typeof refused>): Response => refusalJson(refused(...refusal).refusal);
