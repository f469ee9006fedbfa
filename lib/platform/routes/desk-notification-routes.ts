import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { listDeskNotifications, resendDeskNotifications } from '../desk/desk-notifications';
import { LIST_NOTIFICATIONS, RESEND_NOTIFICATIONS, TEST_NOTIFICATION } from '../desk/notification-calls';
import { testNotification } from '../notifications/test-notification';
import { findHotel } from '../stores/hotels';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data, notFound, page, respond } from './responses';

/** Adds the staff calls for notifications. Rules: notifications/NO5, notifications/NO9, notifications/NO10. */
export function addDeskNotificationRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_NOTIFICATIONS, async ({ hotel, query }) => {
    const { state, cursor: after = null, limit } = query;
    return page(await listDeskNotifications(context, hotel, { state, after, limit }));
  });

  onDeskCall(routes, RESEND_NOTIFICATIONS, async ({ hotel, body: { id } }) =>
    respond(await resendDeskNotifications(context, hotel, id)),
  );

  onDeskCall(routes, TEST_NOTIFICATION, async ({ hotel, body: { channel } }) => {
    const stored = await findHotel(context.database.db, hotel);
    return stored === null ? notFound() : data(await testNotification(context, stored, channel));
  });
}
