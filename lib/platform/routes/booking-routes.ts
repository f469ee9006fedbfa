import { Hono } from 'hono';
import type { FieldErrors } from '@/lib/contract/refusals';
import { addDays, weekdayOf } from '@/lib/domain/booking/calendar-date';
import { availableDays, availablePlaces, availableTimes, type BookedProduct } from '../booking/availability';
import type { PlatformContext } from '../context';
import { productByUuid } from '../stores/catalogue/products';
import { findHotel } from '../stores/hotels';
import { readUuid } from './parameters';
import { data, notFound, refuse } from './responses';

/** Two months, more than a calendar shows at once. */
const MAX_DAYS = 62;

const NO_DATE = 'a date like 2026-05-31 is expected';

/** The free slots of products. Rules: platform-calls/W11, booking/B6, hours/H12. */
export function bookingRoutes(context: PlatformContext): Hono {
  const { db } = context.database;
  const routes = new Hono();

  async function findBooked(productUuid: string, hotelUuid: string | undefined): Promise<BookedProduct | null> {
    const uuid = readUuid(productUuid);
    const hotel = await findHotel(db, { uuid: hotelUuid ?? '' });
    const product =
      hotel === null || uuid === null ? null : await productByUuid(db, { hotel: hotel.code, now: context.now() }, uuid);
    return hotel === null || product === null ? null : { hotel, product, now: context.now() };
  }

  async function respondWithTimes(product: BookedProduct, date = ''): Promise<Response> {
    if (weekdayOf(date) === null) return refuse('invalid', { date: NO_DATE });
    return data(await availableTimes(db, product, date));
  }

  async function respondWithPlaces(product: BookedProduct, date = ''): Promise<Response> {
    if (weekdayOf(date) === null) return refuse('invalid', { date: NO_DATE });
    return data(await availablePlaces(db, product, date));
  }

  async function respondWithDays(product: BookedProduct, from = '', to = ''): Promise<Response> {
    const errors = findErrors({ from, to });
    return errors === null ? data(await availableDays(db, product, { from, to })) : refuse('invalid', errors);
  }

  routes.get('/public/products/:uuid/check-availability-property', async ({ req }) => {
    const product = await findBooked(req.param('uuid'), req.query('hotel_uuid'));
    if (product === null) return notFound();
    const type = req.query('type');
    if (type === 'days') return respondWithDays(product, req.query('start_date'), req.query('end_date'));
    if (type === 'times') return respondWithTimes(product, req.query('date'));
    if (type === 'places') return respondWithPlaces(product, req.query('date'));
    return refuse('invalid', { type: 'days, times or places' });
  });

  return routes;
}

function findErrors({ from, to }: { from: string; to: string }): FieldErrors | null {
  if (weekdayOf(from) === null) return { start_date: NO_DATE };
  if (weekdayOf(to) === null) return { end_date: NO_DATE };
  if (to < from) return { end_date: 'lies before start_date' };
  return addDays(from, MAX_DAYS - 1) < to ? { end_date: `at most ${MAX_DAYS} days can be asked for` } : null;
}
