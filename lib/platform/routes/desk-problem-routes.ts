import type { Hono } from 'hono';
import type { PlatformContext } from '../context';
import { LIST_PROBLEMS } from '../desk/problem-calls';
import { serverProblems } from '../problems/server-problems';
import { type DeskEnv, onDeskCall } from './on-desk-call';
import { data } from './responses';

/** Adds the staff call for problems of the server. Rule: desk/DE27. */
export function addDeskProblemRoutes(routes: Hono<DeskEnv>, context: PlatformContext): void {
  onDeskCall(routes, LIST_PROBLEMS, async ({ hotel }) => data(await serverProblems(context, hotel)));
}
