import type { Hono } from 'hono';
import { localTime } from '../announcements/local-time';
import { changeAnnouncement, makeAnnouncement } from '../announcements/make-announcement';
import { savePicture } from '../announcements/save-picture';
import { changeContent } from '../catalogue/change-content';
import type { PlatformContext } from '../context';
import {
  ANNOUNCEMENTS,
  CHANGE_ANNOUNCEMENT,
  CREATE_ANNOUNCEMENT,
  LIST_ANNOUNCEMENTS,
  PUBLISH_ANNOUNCEMENT,
  UPLOAD_PICTURE,
} from '../desk/announcement-calls';
import { announcementsOf, findAnnouncement, setEnd, setPublished } from '../stores/announcements';
import { findHotel } from '../stores/hotels';
import { type DeskEnv, onDeskCall, onDeskForm } from './on-desk-call';
import { data, notFound, page, respond } from './responses';

/** Adds the staff calls for announcements. Rule: announcements/AN14. */
export function addDeskAnnouncementRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  const { db } = context.database;

  onDeskCall(routes, LIST_ANNOUNCEMENTS, async ({ hotel, query }) => {
    const range = { after: query.cursor ?? null, limit: query.limit + 1 };
    return page(ANNOUNCEMENTS.pageOf(await announcementsOf(db, hotel.code, range), query, ({ id }) => Number(id)));
  });

  onDeskCall(routes, CREATE_ANNOUNCEMENT, async ({ hotel, body: { published, ...body } }) =>
    respond(await makeAnnouncement(context, hotel, { body, published })),
  );

  onDeskForm(routes, UPLOAD_PICTURE, async ({ hotel, request }) => respond(await savePicture(context, hotel, request)));

  onDeskCall(routes, CHANGE_ANNOUNCEMENT, async ({ hotel, params: { id }, body: { updated_at: seen, ...body } }) =>
    respond(await changeAnnouncement(context, hotel, { id, body, seen })),
  );

  onDeskCall(routes, PUBLISH_ANNOUNCEMENT, async ({ hotel, params: { id, action } }) => {
    const stored = await findHotel(db, { code: hotel.code });
    const now = localTime(context, stored);
    await changeContent(context, hotel, async (within) => {
      const before = await findAnnouncement(within, hotel.code, id);
      if (before === null) return null;
      if (action === 'end') return setEnd(within, hotel.code, id, now);
      const isOver = before.ends_at !== null && before.ends_at <= now;
      if (action === 'publish' && isOver) await setEnd(within, hotel.code, id, null);
      return setPublished(within, hotel.code, id, action === 'publish');
    });
    const announcement = await findAnnouncement(db, hotel.code, id);
    return announcement === null ? notFound() : data(announcement);
  });
}
