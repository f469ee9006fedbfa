import { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { publishedAnnouncements } from '../stores/announcements';
import { findHotel } from '../stores/hotels';
import { data, notFound } from './answers';
import { readNumericId } from './parameters';

/** The announcements that guests see. Rule: announcements/AN1. */
export function announcementRoutes(context: PlatformContext): Hono {
  const { db } = context.database;
  const routes = new Hono();

  routes.get('/public/announcements', async ({ req }) => {
    const id = readNumericId(req.query('hotel_id'));
    const hotel = id === null ? null : await findHotel(db, { id });
    return hotel === null ? notFound() : data(await publishedAnnouncements(db, hotel.code));
  });

  return routes;
}
