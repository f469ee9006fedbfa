import { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { findHotel } from '../stores/hotels';
import { notFound } from './responses';

/** The call for the voice assistant's prompts. Rule: voice/V1. */
export function voiceRoutes(context: PlatformContext): Hono {
  const routes = new Hono();

  routes.get('/public/chat/gpt-prompt/:hotelUuid', async ({ req }) => {
    const hotel = await findHotel(context.database.db, { uuid: req.param('hotelUuid') });
    if (hotel === null) return notFound();
    return Response.json({ success: true, data: hotel.voicePrompts }, { headers: { 'cache-control': 'no-store' } });
  });

  return routes;
}
