import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { CHOOSE_WINNER, ENTRIES, LIST_LOTTERY_ENTRIES } from '../desk/lottery-calls';
import { chooseWinner, deskEntries } from '../lottery/desk-lotteries';
import { CURSOR_GONE, itemsAfter } from '../staff-calls/paged-list';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { page, refusal, refuse, respond } from './responses';

/** Adds the staff calls for draws. Rule: staff-api/DK6. */
export function addDeskLotteryRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_LOTTERY_ENTRIES, async ({ hotel, params: { section }, query }) => {
    const entries = await deskEntries(context, hotel, section);
    if (!entries.ok) return refusal(entries.refusal);
    const { cursor = null } = query;
    const read = itemsAfter(entries.value, cursor === null ? null : ({ uuid }) => uuid === cursor);
    return read === null ? refuse('invalid', CURSOR_GONE) : page(ENTRIES.pageOf(read, query, ({ uuid }) => uuid));
  });

  onDeskCall(routes, CHOOSE_WINNER, async ({ hotel, params: { section }, body: { entry } }) =>
    respond(await chooseWinner(context, hotel, { sectionId: section, entryUuid: entry })),
  );
}
