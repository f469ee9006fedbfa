import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { CHOOSE_WINNER, LIST_LOTTERY_ENTRIES } from '../desk/lottery-calls';
import { chooseWinner, deskEntries } from '../lottery/desk-lotteries';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { respond } from './responses';

/** Adds the staff calls for draws. Rule: staff-api/DK6. */
export function addDeskLotteryRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_LOTTERY_ENTRIES, async ({ hotel, params: { section } }) =>
    respond(await deskEntries(context, hotel, section)),
  );

  onDeskCall(routes, CHOOSE_WINNER, async ({ hotel, params: { section }, body: { entry } }) =>
    respond(await chooseWinner(context, hotel, { sectionId: section, entryUuid: entry })),
  );
}
