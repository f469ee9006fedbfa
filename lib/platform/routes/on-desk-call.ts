import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { type ApiResponse, succeeded } from '@/lib/contract/refusals';
import type { StaffMember } from '@/lib/domain/staff/member';
import type { PlatformContext } from '../context';
import type { DeskCall } from '../desk/desk-call';
import { readInput } from '../desk/field-messages';
import { checkAccess } from '../staff/check-access';
import type { DeskCaller } from '../staff/desk-caller';
import type { CallingBrowser } from '../staff/sign-in/calling-browser';
import { IDEMPOTENCY_KEY } from '../staff-calls/idempotency-key';
import type { LoggedCall } from '../staff-log/describer';
import { answerLogged } from '../staff-log/log-call';
import type { HotelKey } from '../stores/hotels';
import { answerOnce } from './answer-once';
import { readJson } from './body';
import { notFound, refusal } from './responses';

/** The variables of staff routes: the hotel that the key belongs to, and who calls. */
export type DeskEnv = {
  Variables: { platform: PlatformContext; hotel: HotelKey; browser: CallingBrowser } & DeskCaller;
};

type Parsed<S> = S extends z.ZodType ? z.output<S> : unknown;

/** The validated input of a call. */
export type DeskCallContext<C extends DeskCall> = {
  hotel: HotelKey;
  /** The name in the session; null: called with the hotel's key. */
  staff: string | null;
  /** The person of the session; null: called with the hotel's key, or in a session that it has opened. */
  member: StaffMember | null;
  /** All of who calls. */
  caller: DeskCaller;
  browser: CallingBrowser;
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
  routes.on(call.method, pathOf(call), async (context: Context<DeskEnv>) => {
    const params = z.object(call.params).safeParse(context.req.param());
    if (!params.success) return notFound();
    const allowed = await accessTo(call, context, params.data);
    if (!allowed.ok) return refusal(allowed.refusal);
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
      member: context.get('member'),
      caller: callerIn(context),
      browser: context.get('browser'),
      params: params.data,
      query: query.value,
      body: body.value,
      key: key.value,
    };
    const answer = () => answerLogged(call, madeBy(context, input), () => handle(input as DeskCallContext<C>));
    if (key.value === null) return answer();
    const keyed = { key: key.value, input: [call.id, input.params, input.body] };
    return answerOnce(context.get('platform'), input.hotel, keyed, answer);
  });
}

/**
 * Registers a call whose body is a form, which `handle` reads from the request. Responds to a path with other parameters
 * with 404.
 */
export function onDeskForm<C extends DeskCall>(
  routes: Hono<DeskEnv>,
  call: C,
  handle: (call: Pick<DeskCallContext<C>, 'hotel' | 'params'> & { request: Request }) => Promise<Response>,
): void {
  routes.on(call.method, pathOf(call), async (context: Context<DeskEnv>) => {
    const params = z.object(call.params).safeParse(context.req.param());
    if (!params.success) return notFound();
    const allowed = await accessTo(call, context, params.data);
    if (!allowed.ok) return refusal(allowed.refusal);
    // The call's own schemas have validated the parameters, so the type is right.
    const input = { params: params.data as DeskCallContext<C>['params'], body: {} };
    const hotel = context.get('hotel');
    return answerLogged(call, madeBy(context, input), () =>
      handle({ hotel, params: input.params, request: context.req.raw }),
    );
  });
}

const callerIn = (context: Context<DeskEnv>): DeskCaller => ({
  staff: context.get('staff'),
  member: context.get('member'),
  actions: context.get('actions'),
  session: context.get('session'),
});

/** Whether the caller may make the call, asked for every call before anything of it is read. Rules: staff/SP2, staff/SP3. */
const accessTo = (call: DeskCall, context: Context<DeskEnv>, params: Readonly<Record<string, unknown>>) =>
  checkAccess(context.get('platform'), call, { hotel: context.get('hotel'), caller: callerIn(context), params });

/** The path of a call as the router writes it. */
const pathOf = ({ path }: DeskCall): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Who makes a call, for the log. */
const madeBy = (context: Context<DeskEnv>, input: Pick<LoggedCall, 'params' | 'body'>) => ({
  context: context.get('platform'),
  hotel: context.get('hotel'),
  by: { person: context.get('member')?.id ?? null, name: context.get('staff') },
  input,
});

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
