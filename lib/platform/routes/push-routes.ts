import { Hono } from 'hono';
import { routerPath } from '@/lib/contract/guest-routes';
import type { PlatformContext } from '../context';
import { renewSubscription, subscribe, unsubscribe } from '../push/subscribe';
import { findHotel } from '../stores/hotels';
import { readJson } from './body';
import { data, notFound, refusal, respond } from './responses';

/** The calls with which a guest lets a phone be notified. Rule: platform-calls/W30. */
export function pushRoutes(context: PlatformContext): Hono {
  const routes = new Hono();

  routes.get(routerPath('readPushKey'), async ({ req }) => {
    const hotel = await findHotel(context.database.db, { uuid: req.param('hotel') });
    return hotel === null ? notFound() : data(context.push?.keys.publicKey ?? null);
  });

  for (const [id, call] of [
    ['subscribe', subscribe],
    ['endSubscription', unsubscribe],
    ['renewSubscription', renewSubscription],
  ] as const) {
    routes.post(routerPath(id), async ({ req }) => {
      const body = await readJson(req.raw);
      return body.ok ? respond(await call(context, body.value)) : refusal(body.refusal);
    });
  }

  return routes;
}
