import { CHALLENGE, REFUSALS, type Refusal, refused } from '@/lib/contract/refusals';
import type { ChangeResponse } from '../staff-calls/change-response';
import type { Page } from '../staff-calls/paged-list';

/** The platform's JSON response with the value under `data`. Never cached. */
export const data = (value: unknown): Response => Response.json({ data: value }, { headers: NO_STORE });

export const NO_STORE = { 'cache-control': 'no-store' };

/** The first answer to a call that is made again with its Idempotency-Key. Rule: staff-api/DK12. */
export const replayed = (json: string): Response =>
  new Response(json, { headers: { ...NO_STORE, 'content-type': 'application/json', 'idempotency-replayed': 'true' } });

/** A page of a list: its items under `data`, and beside them the cursor of the next page. Rule: staff-api/DK10. */
export const page = ({ items, next }: Page<unknown>): Response =>
  Response.json({ data: items, next }, { headers: NO_STORE });

/** Status 404, repeated in the body as upstreams send it (tenancy/T8). */
export const notFound = (): Response =>
  Response.json({ status: 404, refusal: 'not-found' }, { status: 404, headers: NO_STORE });

/** A refusal with the HTTP status of its kind, and its fields at `data.data` (refusals/RF1). `more`: fields beside them. */
export function refusal({ kind, fields, retryAfter }: Refusal, more: object = {}): Response {
  if (kind === 'not-found') return notFound();
  const messages = Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, [message]]));
  return Response.json(
    { refusal: kind, data: { data: messages }, ...more },
    {
      status: REFUSALS[kind].status,
      headers: {
        ...NO_STORE,
        ...(kind === 'unauthorized' && CHALLENGE),
        ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
      },
    },
  );
}

/** Converts a response of the contract to one of HTTP; `map` converts its value. A conflict has what is stored now. */
export function respond<T>(response: ChangeResponse<T>, map: (value: T) => unknown = (value) => value): Response {
  if (response.ok) return data(map(response.value));
  return refusal(response.refusal, 'current' in response ? { current: map(response.current) } : {});
}

export const refuse = (kind: Refusal['kind'], fields: Refusal['fields'] = {}): Response =>
  refusal(refused(kind, fields).refusal);
