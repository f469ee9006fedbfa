import { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { openApi } from '../desk/open-api';
import { bearerKey, isDeskKey } from '../desk-key';
import { findHotelKey, type HotelKey } from '../stores/hotels';
import { refuse } from './answers';
import { addDeskAnnouncementRoutes } from './desk-announcement-routes';
import { addDeskChatRoutes } from './desk-chat-routes';
import { addDeskLotteryRoutes } from './desk-lottery-routes';
import { addDeskOrderRoutes } from './desk-order-routes';
import { addDeskPersonRoutes } from './desk-person-routes';
import type { DeskEnv } from './on-desk-call';

/** The gateway sets this header from the host. The key must belong to this hotel. */
export const HOTEL_HEADER = 'x-hotel-code';

/**
 * The staff API below `/api/desk/v1`. A key gives access to its own hotel only; the API description needs no key. Rule:
 * staff-api/DK1.
 */
export function deskRoutes(context: PlatformContext): Hono<DeskEnv> {
  const routes = new Hono<DeskEnv>();
  let description: string | undefined;

  routes.get('/openapi.json', () => {
    description ??= JSON.stringify(openApi());
    return new Response(description, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
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
  addDeskLotteryRoutes(routes, context);
  addDeskPersonRoutes(routes, context);
  return routes;
}

/**
 * The hotel that the call names, if the bearer key is that hotel's key; otherwise null. A call must name its hotel,
 * because otherwise the keys of all hotels would have to be derived and compared.
 */
async function hotelOfKey(context: PlatformContext, headers: Headers): Promise<HotelKey | null> {
  const [code, key] = [headers.get(HOTEL_HEADER), bearerKey(headers.get('authorization'))];
  const { deskToken } = context;
  if (code === null || key === null || deskToken === null || !isDeskKey(deskToken, code, key)) return null;
  return findHotelKey(context.database.db, code);
}
