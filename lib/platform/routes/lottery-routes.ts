import { Hono } from 'hono';
import { routerPath } from '@/lib/contract/guest-routes';
import { readNumericId, readUuid } from '@/lib/domain/http/parameters';
import type { PlatformContext } from '../context';
import { enterLottery, guestEntry } from '../lottery/enter-lottery';
import { findHotel } from '../stores/hotels';
import { entryByUuid } from '../stores/lotteries';
import { readJson } from './body';
import { data, notFound, refusal, respond } from './responses';

/** The calls with which guests enter draws. Rule: platform-calls/W28. */
export function lotteryRoutes(context: PlatformContext): Hono {
  const { db } = context.database;
  const routes = new Hono();

  routes.post(routerPath('enterLottery'), async ({ req }) => {
    const sectionId = readNumericId(req.param('section'));
    if (sectionId === null) return notFound();
    const body = await readJson(req.raw);
    return body.ok ? respond(await enterLottery(context, sectionId, body.value)) : refusal(body.refusal);
  });

  routes.get(routerPath('readLotteryEntry'), async ({ req }) => {
    const hotel = await findHotel(db, { uuid: req.query('hotel_uuid') ?? '' });
    const uuid = readUuid(req.param('entry'));
    const entry = hotel === null || uuid === null ? null : await entryByUuid(db, hotel.code, uuid);
    const isOfSection = entry !== null && entry.section_id === readNumericId(req.param('section'));
    return hotel === null || !isOfSection ? notFound() : data(await guestEntry(db, hotel.code, entry));
  });

  return routes;
}
