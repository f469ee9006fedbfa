import type { Hono } from 'hono';
import { makeAnnouncement } from '../announcements/make-announcement';
import { changeContent } from '../catalogue/change-content';
import type { PlatformContext } from '../context';
import { LIST_ANNOUNCEMENTS, MAKE_ANNOUNCEMENT, PUBLISH_ANNOUNCEMENT } from '../desk/announcement-calls';
import { allAnnouncements, findAnnouncement, setPublished } from '../stores/announcements';
import { data, notFound, respond } from './answers';
import { type DeskEnv, onDeskCall } from './on-desk-call';

/** Adds the staff calls for announcements. Rule: announcements/AN14. */
export function addDeskAnnouncementRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  const { db } = context.database;

  onDeskCall(routes, LIST_ANNOUNCEMENTS, async ({ hotel }) => data(await allAnnouncements(db, hotel.code)));

  onDeskCall(routes, MAKE_ANNOUNCEMENT, async ({ hotel, body: { published, ...body } }) =>
    respond(await makeAnnouncement(context, hotel, { body, published })),
  );

  onDeskCall(routes, PUBLISH_ANNOUNCEMENT, async ({ hotel, params: { id, action } }) => {
    await changeContent(
      context,
      hotel,
      async (within) => (await setPublished(within, hotel.code, id, action === 'publish')) || null,
    );
    const announcement = await findAnnouncement(db, hotel.code, id);
    return announcement === null ? notFound() : data(announcement);
  });
}
