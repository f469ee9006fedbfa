import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { type ApiResponse, succeeded } from '@/lib/contract/refusals';
import type { PlatformContext } from '../context';
import type { DeskCall } from '../desk/desk-call';
import { readInput } from '../desk/field-messages';
import { IDEMPOTENCY_KEY } from '../staff-calls/idempotency-key';
import type { HotelKey } from '../stores/hotels';
import { answerOnce } from './answer-once';
import { readJson } from './body';
import { notFound, refusal } from './responses';

/** The variables of staff routes: the hotel that the key belongs to, and the staff member if a session was sent. */
export type DeskEnv = { Variables: { platform: PlatformContext; hotel: HotelKey; staff: string | null } };

type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown;

/** The validated input of a call. */
type DeskCallContext<C extends DeskCall> = {
  hotel: HotelKey;
  /** The name in the session; null: called with the hotel's key. */
  staff: string | null;
  params: { [name in keyof C['params']]: Parsed<C['params'][name]> };
  query: Parsed<C['query']>;
  /** The Idempotency-Key; null: none was sent, or the call takes none. */
  key: string | null;
  body: Parsed<C['body']>;
};

/**
 * Registers a call of the staff API. Responds to a path with other parameters with 404, and refuses a query and a body by
 * their fields. An empty body counts as `{}`. Rule: staff-api/DK8.
 */
export function onDeskCall<C extends DeskCall>(
  routes: Hono<DeskEnv>,
  call: C,
  handle: (call: DeskCallContext<C>) => Promise<Response>,
): void {
  routes.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context: Context<DeskEnv>) => {
    const params = z.object(call.params).safeParse(context.req.param());
    if (!params.success) return notFound();
    const query = readInput(call.query ?? NOTHING, context.req.query());
    if (!query.ok) return refusal(query.refusal);
    const body = call.method === 'GET' ? succeeded({}) : await readBody(call.body ?? NOTHING, context.req.raw);
    if (!body.ok) return refusal(body.refusal);
    const key = readKey(call, context);
    if (!key.ok) return refusal(key.refusal);
    // The call's own schemas have validated the input, so the type is right.
    const input = {
      hotel: context.get('hotel'),
      staff: context.get('staff'),
      params: params.data,
      query: query.value,
      body: body.value,
      key: key.value,
    };
    const answer = () => handle(input as DeskCallContext<C>);
    if (key.value === null) return answer();
    const keyed = { key: key.value, input: [call.id, input.params, input.body] };
    return answerOnce(context.get('platform'), input.hotel, keyed, answer);
  });
}

/** The Idempotency-Key of a call that takes one; null: none was sent. */
function readKey({ creates, headers }: DeskCall, { req }: Context<DeskEnv>): ApiResponse<string | null> {
  if (!creates) return succeeded(null);
  const read = readInput(headers ?? NOTHING, { [IDEMPOTENCY_KEY]: req.header(IDEMPOTENCY_KEY) });
  if (!read.ok) return read;
  const key = read.value[IDEMPOTENCY_KEY];
  return succeeded(typeof key === 'string' ? key : null);
}

async function readBody(schema: z.ZodObject, request: Request): Promise<ApiResponse<unknown>> {
  const json = await readJson(request);
  return json.ok ? readInput(schema, json.value ?? {}) : json;
}

const NOTHING = z.strictObject({});
