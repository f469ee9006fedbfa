import { Hono } from 'hono';
import { z } from 'zod';
import { DESK_ACTIONS, type DeskAction } from '@/lib/contract/desk';
import { CANCEL_REASONS } from '@/lib/contract/order';
import type { PlatformContext } from '../context';
import { isDeskKey } from '../desk-key';
import { addDeskNote, listDeskOrders, moveDeskOrder } from '../orders/desk-orders';
import { findHotel, type HotelKey, hotelKeys } from '../stores/hotels';
import { setAvailable } from '../stores/products';
import { data, notFound, refusal, refuse, respond } from './answers';
import { readJson } from './body';
import { addDeskAnnouncementRoutes } from './desk-announcement-routes';
import { addDeskChatRoutes } from './desk-chat-routes';
import { readId, readUuid } from './parameters';

/** Set by whoever stands in front and knows the hotel from the host: the key then has to be that hotel's. */
export const HOTEL_HEADER = 'x-hotel-code';

const groups = z.enum(['draft', 'pending', 'histories']);
/** A promise of more than a week is a slip of the hand. */
const moveBody = z.object({
  expected_seconds: z.number().int().min(0).max(604_800).nullable().default(null),
  reason: z.enum(CANCEL_REASONS).nullable().default(null),
});
const noteBody = z.object({ content: z.string().trim().min(1).max(2000) });

/**
 * The staff API, below `/api/desk/v1`. A key opens the one hotel it was derived for, and nothing of another.
 * Source: DESIGN "Staff API".
 */
export function deskRoutes(context: PlatformContext): Hono<{ Variables: { hotel: HotelKey } }> {
  const routes = new Hono<{ Variables: { hotel: HotelKey } }>();

  routes.use('*', async (call, next) => {
    const hotel = await hotelOfKey(context, call.req.raw.headers);
    if (hotel === null) return refuse('forbidden');
    call.set('hotel', hotel);
    return next();
  });

  routes.get('/orders', async (call) => {
    const group = groups.safeParse(call.req.query('group') ?? 'draft');
    return group.success ? data(await listDeskOrders(context, call.get('hotel'), group.data)) : notFound();
  });

  routes.post('/orders/:uuid/notes', async (call) => {
    const uuid = readUuid(call.req.param('uuid'));
    const sent = await readJson(call.req.raw);
    if (uuid === null) return notFound();
    if (!sent.ok) return refusal(sent.refusal);
    const body = noteBody.safeParse(sent.value);
    if (!body.success) return refuse('invalid', { content: 'between 1 and 2000 characters' });
    return respond(await addDeskNote(context, call.get('hotel'), uuid, body.data.content));
  });

  routes.post('/products/:id/:state{available|unavailable}', async (call) => {
    const id = readId(call.req.param('id'));
    const is_available = call.req.param('state') === 'available';
    const { code } = call.get('hotel');
    const to = { isAvailable: is_available, now: context.now().toISOString() };
    const isKnown = id !== null && (await setAvailable(context.database.db, code, id, to));
    return isKnown ? data({ id, is_available }) : notFound();
  });

  routes.post('/orders/:uuid/:action', async (call) => {
    const uuid = readUuid(call.req.param('uuid'));
    const action = DESK_ACTIONS.find((known): known is DeskAction => known === call.req.param('action'));
    const sent = await readJson(call.req.raw);
    if (uuid === null || action === undefined) return notFound();
    if (!sent.ok) return refusal(sent.refusal);
    // A move needs no details.
    const body = moveBody.safeParse(sent.value ?? {});
    if (!body.success) return refuse('invalid', fieldsOf(body.error));
    const details = { expectedSeconds: body.data.expected_seconds, reason: body.data.reason };
    return respond(await moveDeskOrder(context, call.get('hotel'), uuid, action, details));
  });

  addDeskChatRoutes(routes, context);
  addDeskAnnouncementRoutes(routes, context);
  return routes;
}

/** The hotel that a bearer key opens; null when it opens none, or not the one that the host names. */
async function hotelOfKey(context: PlatformContext, headers: Headers): Promise<HotelKey | null> {
  const key = /^Bearer ([0-9a-f]{64})$/.exec(headers.get('authorization') ?? '')?.[1];
  const { deskToken } = context;
  if (key === undefined || deskToken === null) return null;
  const named = headers.get(HOTEL_HEADER);
  const { db } = context.database;
  const candidates = named === null ? await hotelKeys(db) : [await findHotel(db, { code: named })];
  return candidates.find((hotel) => hotel !== null && isDeskKey(deskToken, hotel.code, key)) ?? null;
}

const fieldsOf = (error: z.ZodError) =>
  Object.fromEntries(error.issues.map((issue) => [String(issue.path[0] ?? 'body'), issue.message]));
