import { Hono } from 'hono';
import { routerPath } from '@/lib/contract/guest-routes';
import { readNumericId } from '@/lib/domain/http/parameters';
import { localTime } from '../announcements/local-time';
import type { PlatformContext } from '../context';
import { shownAnnouncements } from '../stores/announcements';
import { findHotel } from '../stores/hotels';
import { data, notFound } from './responses';

/** The announcements that guests see. Rules: announcements/AN1, announcements/AN15. */
export function announcementRoutes(context: PlatformContext): Hono {
  const { db } = context.database;
  const routes = new Hono();

  routes.get(routerPath('listAnnouncements'), async ({ req }) => {
    const id = readNumericId(req.query('hotel_id'));
    const hotel = id === null ? null : await findHotel(db, { id });
    return hotel === null ? notFound() : data(await shownAnnouncements(db, hotel.code, localTime(context, hotel)));
  });

  return routes;
}
