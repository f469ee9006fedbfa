import { z } from 'zod';
import type { ServerProblem } from '../problems/server-problems';
import { pagedList } from '../staff-calls/paged-list';
import { deskCall } from './desk-call';
import { time } from './shapes';

const problem = z
  .object({
    kind: z
      .enum(['clock-ahead', 'files-not-imported', 'menu-not-published'])
      .describe(
        'clock-ahead: the server’s clock is far ahead, so no personal data ends. files-not-imported: guests see the hotel as it was before its files had mistakes, or were missing. menu-not-published: what was scheduled had mistakes, and guests see the menu as it was',
      ),
    since: time.describe(
      'The last time that is known to be right, when the files could first not be imported, or the menu not published',
    ),
    details: z
      .array(z.string())
      .describe('What the clock says, or each mistake with file, line and column, or dish and field'),
  })
  .meta({ id: 'Problem' }) satisfies z.ZodType<ServerProblem>;

/** By kind. */
export const PROBLEMS = pagedList('problems', { key: z.string(), size: 100, max: 100 });

export const LIST_PROBLEMS = deskCall({
  id: 'listProblems',
  action: 'problems',
  method: 'GET',
  path: '/problems',
  summary: 'Lists what the operator of the server must look at',
  query: z.object(PROBLEMS.fields),
  responseType: 'page',
  response: z.array(problem),
});

/** The staff calls for problems of the server, as data (see desk-call.ts). */
export const PROBLEM_CALLS = [LIST_PROBLEMS];
