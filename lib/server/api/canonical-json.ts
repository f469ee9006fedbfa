import 'server-only';
import { type ApiResponse, CHALLENGE, REFUSALS, type Refusal, refused } from '@/lib/contract/refusals';

/** Headers of the gateway's own JSON responses; they are the same for every platform. These responses are never cached. */
const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Sent with refusals that have no retry time of their own. */
const RETRY_AFTER_SECONDS = 5;

function bodyOf({ kind, fields }: Refusal): object {
  // The body also contains the status 404, for clients that read it there (tenancy/T8).
  if (kind === 'not-found') return { status: REFUSALS[kind].status, refusal: kind };
  const errors = Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, [message]]));
  return { refusal: kind, data: { data: errors } };
}

function retryAfterOf({ kind, retryAfter }: Refusal): Record<string, string> {
  const waits = kind === 'too-many' || kind === 'unavailable';
  return waits ? { 'retry-after': String(Math.max(1, Math.ceil(retryAfter ?? RETRY_AFTER_SECONDS))) } : {};
}

/** The server did not read a too large body to its end, so the connection cannot be reused. */
const closeConnection = ({ kind }: Refusal): Record<string, string> =>
  kind === 'too-large' ? { connection: 'close' } : {};

/** A refusal as JSON with its HTTP status; never a stack trace or HTML. */
export const refusalJson = (refusal: Refusal): Response =>
  new Response(JSON.stringify(bodyOf(refusal)), {
    status: REFUSALS[refusal.kind].status,
    headers: {
      ...HEADERS,
      ...retryAfterOf(refusal),
      ...closeConnection(refusal),
      ...(refusal.kind === 'unauthorized' && CHALLENGE),
    },
  });

/** A response as JSON under `data`, or its refusal. `extraFields`: fields beside `data` that the contract requires. */
export const respondWithJson = (
  response: ApiResponse<unknown>,
  extraFields: Readonly<Record<string, unknown>> = {},
): Response =>
  response.ok
    ? new Response(JSON.stringify({ ...extraFields, data: response.value }), { headers: HEADERS })
    : refusalJson(response.refusal);

/** A whole document as JSON; null: only its headers. */
export const respondWithDocument = (json: string | null): Response => new Response(json, { headers: HEADERS });

/** A refusal that the gateway itself decides, as JSON. */
export const refuse = (...refusal: Parameters<typeof refused>): Response => refusalJson(refused(...refusal).refusal);
