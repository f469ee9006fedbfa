import { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { openApi } from '../desk/open-api';
import { bearerKey, isDeskKey } from '../desk-key';
import { findHotelKey, type HotelKey } from '../stores/hotels';
import { refuse } from './answers';
import { addDeskAnnouncementRoutes } from './desk-announcement-routes';
import { addDeskChatRoutes } from './desk-chat-routes';
import { addDeskOrderRoutes } from './desk-order-routes';
import { addDeskPersonRoutes } from './desk-person-routes';
import type { DeskEnv } from './on-desk-call';

/** Set by whoever stands in front and knows the hotel from the host: the key has to be that hotel's. */
export const HOTEL_HEADER = 'x-hotel-code';

/**
 * The staff API, below `/api/desk/v1`. A key opens the one hotel it was derived for, and nothing of another; only the
 * description of the API is for everyone. Rule: staff-api/DK1.
 */
export function deskRoutes(context: PlatformContext): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  let described: string | undefined;

  routes.get('/openapi.json', () => {
    described ??= JSON.stringify(openApi());
    return new Response(described, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
  });

  routes.use('*', async (call, next) => {
    const hotel = await hotelOfKey(context, call.req.raw.headers);
    if (hotel === null) return refuse('forbidden');
    call.set('hotel', hotel);
    return next();
  });

  addDeskOrderRoutes(routes, context);
  addDeskChatRoutes(routes, context);
  addDeskAnnouncementRoutes(routes, context);
  addDeskPersonRoutes(routes, context);
  return routes;
}

/**
 * The hotel that the call names, when its bearer key is that hotel's; null otherwise. A call that names none opens
 * nothing: to find its hotel, the keys of all would have to be derived.
 */
async function hotelOfKey(context: PlatformContext, headers: Headers): Promise<HotelKey | null> {
  const [code, key] = [headers.get(HOTEL_HEADER), bearerKey(headers.get('authorization'))];
  const { deskToken } = context;
  if (code === null || key === null || deskToken === null || !isDeskKey(deskToken, code, key)) return null;
  return findHotelKey(context.database.db, code);
}
