import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { END_STAYS, LIST_CODES, LIST_ROOMS, READ_STAY_CODE, RENEW_CODES, SET_LEAVING } from '../desk/room-calls';
import { endStays, listRooms, printedCodes, readStayCode, renewCodes, setLeavingDay } from '../rooms/desk-rooms';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data, respond } from './responses';

/** Adds the staff calls for rooms, stays and printed codes. Rules: rooms/RM5, rooms/RM6, rooms/RM7, rooms/RM14. */
export function addDeskRoomRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_ROOMS, async ({ hotel }) => data(await listRooms(context, hotel)));

  onDeskCall(routes, END_STAYS, async ({ hotel, body }) => respond(await endStays(context, hotel, body.stays)));

  onDeskCall(routes, SET_LEAVING, async ({ hotel, body: { leaves_on: leavesOn, ...stay } }) =>
    respond(await setLeavingDay(context, hotel, { ...stay, leavesOn })),
  );

  onDeskCall(routes, READ_STAY_CODE, async ({ hotel, body }) => respond(await readStayCode(context, hotel, body.room)));

  onDeskCall(routes, RENEW_CODES, async ({ hotel, body }) => respond(await renewCodes(context, hotel, body)));

  onDeskCall(routes, LIST_CODES, async ({ hotel }) => data({ codes: await printedCodes(context, hotel) }));
}
