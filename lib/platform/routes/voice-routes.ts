import { Hono } from 'hono';
import { routerPath } from '@/lib/contract/guest-routes';
import type { PlatformContext } from '../context';
import { findHotel } from '../stores/hotels';
import { notFound } from './responses';

/** The call for the voice assistant's prompts. Rule: voice/V1. */
export function voiceRoutes(context: PlatformContext): Hono {
  const routes = new Hono();

  routes.get(routerPath('listVoicePrompts'), async ({ req }) => {
    const hotel = await findHotel(context.database.db, { uuid: req.param('hotel') });
    if (hotel === null) return notFound();
    return Response.json({ success: true, data: hotel.voicePrompts }, { headers: { 'cache-control': 'no-store' } });
  });

  return routes;
}
