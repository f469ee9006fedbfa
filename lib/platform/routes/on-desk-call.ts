import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { type Answer, answered, refused } from '@/lib/contract/refusals';
import type { DeskCall } from '../desk/desk-call';
import type { HotelKey } from '../stores/hotels';
import { notFound, refusal } from './answers';
import { readJson } from './body';

/** What the staff's routes know of whoever calls: the hotel whose key was shown. */
export type Desk = { Variables: { hotel: HotelKey } };

type Read<S> = S extends z.ZodType ? z.output<S> : unknown;

/** A call that has been read by its own schemas. */
type DeskCallContext<C extends DeskCall> = {
  hotel: HotelKey;
  params: { [name in keyof C['params']]: Read<C['params'][name]> };
  query: Read<C['query']>;
  body: Read<C['body']>;
};

/**
 * Answers a call of the staff API. What its address says wrongly is not found, what its body says wrongly is refused
 * by its fields; an empty body says nothing.
 */
export function onDeskCall<C extends DeskCall>(
  routes: Hono<Desk>,
  call: C,
  answer: (asked: DeskCallContext<C>) => Promise<Response>,
): void {
  routes.on(call.method, call.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (at: Context<Desk>) => {
    const params = z.object(call.params).safeParse(at.req.param());
    const query = (call.query ?? NOTHING).safeParse(at.req.query());
    if (!params.success || !query.success) return notFound();
    const body = call.body === null ? answered({}) : await readBody(call.body, at.req.raw);
    if (!body.ok) return refusal(body.refusal);
    // Read by the call's own schemas, so it is what they say.
    const read = { hotel: at.get('hotel'), params: params.data, query: query.data, body: body.value };
    return answer(read as DeskCallContext<C>);
  });
}

async function readBody(schema: z.ZodObject, request: Request): Promise<Answer<unknown>> {
  const sent = await readJson(request);
  if (!sent.ok) return sent;
  const body = schema.safeParse(sent.value ?? {});
  return body.success ? answered(body.data) : refused('invalid', fieldsOf(body.error));
}

const NOTHING = z.object({});

const fieldsOf = (error: z.ZodError) =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.map(String).join('.') || 'body', issue.message]));
