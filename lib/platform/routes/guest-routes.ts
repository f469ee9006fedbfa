import { isIP } from 'node:net';
import { Hono } from 'hono';
import type { Guest } from '@/lib/contract/guest';
import { routerPath } from '@/lib/contract/guest-routes';
import { readUuid } from '@/lib/domain/http/parameters';
import type { PlatformContext } from '../context';
import { findHotel } from '../stores/hotels';
import { findPerson, type PersonDetails } from '../stores/persons';
import { data, notFound } from './responses';

/** The server in front sets these headers from the client's address, and removes them from guests' requests. */
const ADDRESS_HEADERS = ['x-guest-address', 'x-forwarded-for'] as const;

/** What the hotel knows about a guest, and the client's address. Rules: platform-calls/W12, platform-calls/W14. */
export function guestRoutes(context: PlatformContext): Hono {
  const { db } = context.database;
  const routes = new Hono();

  routes.get(routerPath('readGuest'), async ({ req }) => {
    const hotel = await findHotel(db, { uuid: req.param('hotel') });
    const uuid = readUuid(req.param('person'));
    const person = hotel === null || uuid === null ? null : await findPerson(db, hotel.code, uuid);
    return person === null ? notFound() : data(guestOf(person));
  });

  routes.get(routerPath('readAddress'), ({ req }) => {
    const known = ADDRESS_HEADERS.map((name) => req.header(name) ?? '').find((address) => isIP(address) !== 0);
    return data({ ip: known ?? null });
  });

  return routes;
}

const guestOf = ({ name, idphone, room_number }: PersonDetails): Guest => ({
  name,
  idphone,
  reservations: room_number === null ? [] : [{ room_number }],
});
