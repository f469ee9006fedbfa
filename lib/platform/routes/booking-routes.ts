import { Hono } from 'hono';
import { routerPath } from '@/lib/contract/guest-routes';
import type { FieldErrors } from '@/lib/contract/refusals';
import { addDays, weekdayOf } from '@/lib/domain/booking/calendar-date';
import { readUuid } from '@/lib/domain/http/parameters';
import { availableDays, availablePlaces, availableTimes, type BookedProduct } from '../booking/availability';
import { holdSlots } from '../booking/hold-slots';
import type { PlatformContext } from '../context';
import { productByUuid } from '../stores/catalogue/products';
import { findHotel } from '../stores/hotels';
import { readJson } from './body';
import { data, notFound, refusal, refuse, respond } from './responses';

/** Two months, more than a calendar shows at once. */
const MAX_DAYS = 62;

const NO_DATE = 'a date like 2026-05-31 is expected';

/** The free slots of products, and holding them. Rules: platform-calls/W11, platform-calls/W31, booking/B6, hours/H12. */
export function bookingRoutes(context: PlatformContext): Hono {
  const { db } = context.database;
  const routes = new Hono();

  async function findBooked(asked: {
    product: string;
    hotel: string | undefined;
    holder: string | undefined;
  }): Promise<BookedProduct | null> {
    const uuid = readUuid(asked.product);
    const hotel = await findHotel(db, { uuid: asked.hotel ?? '' });
    const now = context.now();
    const product = hotel === null || uuid === null ? null : await productByUuid(db, { hotel: hotel.code, now }, uuid);
    return hotel === null || product === null ? null : { hotel, product, now, holder: readUuid(asked.holder) };
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

  routes.get(routerPath('readAvailability'), async ({ req }) => {
    const [hotel, holder] = [req.query('hotel_uuid'), req.query('holder')];
    const product = await findBooked({ product: req.param('product'), hotel, holder });
    if (product === null) return notFound();
    const type = req.query('type');
    if (type === 'days') return respondWithDays(product, req.query('start_date'), req.query('end_date'));
    if (type === 'times') return respondWithTimes(product, req.query('date'));
    if (type === 'places') return respondWithPlaces(product, req.query('date'));
    return refuse('invalid', { type: 'days, times or places' });
  });

  routes.post(routerPath('holdSlots'), async ({ req }) => {
    const uuid = readUuid(req.param('product'));
    if (uuid === null) return notFound();
    const body = await readJson(req.raw);
    if (!body.ok) return refusal(body.refusal);
    const address = req.header('x-forwarded-for') ?? '';
    return respond(await holdSlots(context, { productUuid: uuid, body: body.value, address }));
  });

  return routes;
}

function findErrors({ from, to }: { from: string; to: string }): FieldErrors | null {
  if (weekdayOf(from) === null) return { start_date: NO_DATE };
  if (weekdayOf(to) === null) return { end_date: NO_DATE };
  if (to < from) return { end_date: 'lies before start_date' };
  return addDays(from, MAX_DAYS - 1) < to ? { end_date: `at most ${MAX_DAYS} days can be asked for` } : null;
}
