import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { LIST_PROBLEMS, PROBLEMS } from '../desk/problem-calls';
import { serverProblems } from '../problems/server-problems';
import { CURSOR_GONE, itemsAfter } from '../staff-calls/paged-list';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { page, refuse } from './responses';

/** Adds the staff call for problems of the server. Rule: desk/DE27. */
export function addDeskProblemRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_PROBLEMS, async ({ hotel, query }) => {
    const { cursor = null } = query;
    const problems = await serverProblems(context, hotel);
    const read = itemsAfter(problems, cursor === null ? null : ({ kind }) => kind === cursor);
    return read === null ? refuse('invalid', CURSOR_GONE) : page(PROBLEMS.pageOf(read, query, ({ kind }) => kind));
  });
}
