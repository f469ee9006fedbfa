import { Hono } from 'hono';
import { routerPath } from '@/lib/contract/guest-routes';
import type { HotelResponse, NavItem, PublicInfoType } from '@/lib/contract/hotel';
import { PUBLIC_INFO_TYPES } from '@/lib/contract/hotel';
import { readNumericId } from '@/lib/domain/http/parameters';
import { sameId } from '@/lib/domain/id';
import { chatAnswerTime } from '../chat/chat-answer-time';
import { readTopics } from '../chat/read-topics';
import type { NavEntry } from '../content/hotel-content';
import type { PlatformContext } from '../context';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { data, notFound, respond } from './responses';

/**
 * A hotel's settings, legal texts, weather, bottom bar and usual wait in the chat. Rules: platform-calls/W4,
 * platform-calls/W5, platform-calls/W6, platform-calls/W7, platform-calls/W26.
 */
export function hotelRoutes(context: PlatformContext): Hono {
  const { db } = context.database;
  const routes = new Hono();

  routes.get(routerPath('readHotel'), async ({ req }) => {
    const hotel = await findHotel(db, { code: req.param('hotel') });
    return hotel === null ? notFound() : data(hotelResponse(hotel, context.scripts));
  });

  routes.get(routerPath('readLegalText'), async ({ req }) => {
    const id = readNumericId(req.param('hotel'));
    const type = PUBLIC_INFO_TYPES.find((known): known is PublicInfoType => known === req.param('type'));
    const hotel = id === null ? null : await findHotel(db, { id });
    return hotel === null || type === undefined ? notFound() : data(hotel.publicInfo[type] ?? '');
  });

  routes.get(routerPath('readWeather'), async ({ req }) => {
    const id = readNumericId(req.param('hotel'));
    const hotel = id === null ? null : await findHotel(db, { id });
    if (hotel === null) return notFound();
    return data(hotel.weather === null ? null : { weather: hotel.weather });
  });

  routes.get(routerPath('readNavigation'), async ({ req }) => {
    const hotel = await findHotel(db, { uuid: req.param('hotel') });
    if (hotel === null) return notFound();
    return data(
      navigationAt(hotel.navigation, {
        path: req.query('path') ?? '/',
        sectionId: readNumericId(req.query('section_id')),
      }),
    );
  });

  routes.get(routerPath('readTopics'), async ({ req }) => respond(await readTopics(context, req.param('hotel'))));

  routes.get(routerPath('readAnswerTime'), async ({ req }) =>
    respond(await chatAnswerTime(context, req.param('hotel'))),
  );

  return routes;
}

const hotelResponse = (stored: StoredHotel, scripts: boolean): HotelResponse => {
  const { hotel } = stored;
  return {
    hotel: scripts ? hotel : { ...hotel, ext_data: { ...hotel.ext_data, scripts: null } },
    words: stored.words,
    languages: stored.languages.map((code) => ({ code })),
  };
};

/** The bottom bar items for a page. An item without paths and sections shows everywhere. */
function navigationAt(
  entries: readonly NavEntry[],
  page: { path: string; sectionId: number | null },
): readonly NavItem[] {
  return entries
    .filter(({ paths, section_ids }) => {
      if (paths === null && section_ids === null) return true;
      const matchesSection = section_ids?.some((id) => sameId(id, page.sectionId)) ?? false;
      return matchesSection || (paths?.includes(page.path) ?? false);
    })
    .map(({ code, icon, title, active, external_link }) => ({ code, icon, title, active, external_link }));
}
