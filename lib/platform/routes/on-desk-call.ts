import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { DeskCall } from '../desk/desk-call';
import type { HotelKey } from '../stores/hotels';
import { readJson } from './body';
import { notFound, refusal } from './responses';

/** The variables of staff routes: the hotel that the key belongs to, and the staff member if a session was sent. */
export type DeskEnv = { Variables: { hotel: HotelKey; staff: string | null } };

type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown;

/** The validated input of a call. */
type DeskCallContext<C extends DeskCall> = {
  hotel: HotelKey;
  /** The name in the session; null: called with the hotel's key. */
  staff: string | null;
  params: { [name in keyof C['params']]: Parsed<C['params'][name]> };
  query: Parsed<C['query']>;
  body: Parsed<C['body']>;
};

/**
 * Registers a call of the staff API. Responds to invalid parameters with 404 and refuses an invalid body by its fields. An
 * empty body counts as `{}`.
 */
export function onDeskCall<C extends DeskCall>(
  routes: Hono<DeskEnv>,
  call: C,
  handle: (call: DeskCallContext<C>) => Promise<Response>,
): void {
  routes.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context: Context<DeskEnv>) => {
    const params = z.object(call.params).safeParse(context.req.param());
    const query = (call.query ?? EMPTY).safeParse(context.req.query());
    if (!params.success || !query.success) return notFound();
    const body = call.body === null ? succeeded({}) : await readBody(call.body, context.req.raw);
    if (!body.ok) return refusal(body.refusal);
    // The call's own schemas have validated the input, so the type is right.
    const input = {
      hotel: context.get('hotel'),
      staff: context.get('staff'),
      params: params.data,
      query: query.data,
      body: body.value,
    };
    return handle(input as DeskCallContext<C>);
  });
}

async function readBody(schema: z.ZodObject, request: Request): Promise<ApiResponse<unknown>> {
  const json = await readJson(request);
  if (!json.ok) return json;
  const body = schema.safeParse(json.value ?? {});
  return body.success ? succeeded(body.data) : refused('invalid', fieldsOf(body.error));
}

const EMPTY = z.object({});

const fieldsOf = (error: z.ZodError) =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.map(String).join('.') || 'body', issue.message]));
