import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { LIST_NOTIFICATIONS, NOTIFICATIONS, RESEND_NOTIFICATIONS } from '../desk/notification-calls';
import { listDeskNotifications, resendDeskNotifications } from '../notifications/desk-notifications';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { page, respond } from './responses';

/** Adds the staff calls for notifications that have not arrived. Rule: notifications/NO5. */
export function addDeskNotificationRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_NOTIFICATIONS, async ({ hotel, query }) => {
    const { state, cursor: after = null, limit } = query;
    const listed = await listDeskNotifications(context, hotel, { state, after, limit: limit + 1 });
    const { items, next } = NOTIFICATIONS.pageOf(listed, query, ({ key: [at, sequence, id] }) => [at, sequence, id]);
    return page({ items: items.map(({ notification }) => notification), next });
  });

  onDeskCall(routes, RESEND_NOTIFICATIONS, async ({ hotel, body: { id } }) =>
    respond(await resendDeskNotifications(context, hotel, id)),
  );
}
