import { z } from 'zod';
import { LOG_TARGETS, type LogEntry } from '@/lib/domain/staff-log/log-entry';
import { readLogTarget } from '@/lib/domain/staff-log/log-filter';
import { KEY_TEXT, pagedList } from '../staff-calls/paged-list';
import { deskCall } from './desk-call';
import { text, time, uuid } from './shapes';

const parts = z.record(z.string(), z.unknown()).readonly().nullable();

const entry = z
  .object({
    id: z.string(),
    at: time,
    person: z
      .string()
      .nullable()
      .describe('The id of the person; null: done with the hotel’s key, or in a session of it'),
    name: z.string().nullable().describe('As they were called then; null: the hotel’s own system, with the key'),
    action: z
      .string()
      .describe('The operationId of the call; or signIn, signOut, or failedSignIn with the count of an hour'),
    target: z
      .object({
        kind: z.enum(LOG_TARGETS),
        id: z.string().nullable().describe('null: several at once, or nothing of which there are several'),
        title: text.nullable().describe('What it was called then, such as the number of an order; null: not named'),
      })
      .nullable(),
    before: parts.describe('What has changed, as it was; null: nothing is stored, or it was made'),
    after: parts.describe('The same after the call, and what was given with it; null: nothing is stored'),
  })
  .meta({ id: 'StaffLogEntry' }) satisfies z.ZodType<LogEntry>;

const day = z.iso.date('must be a day like 2026-06-20').optional();

const filter = {
  person: z
    .union([z.literal('key'), uuid], 'must be the id of a person, or key')
    .optional()
    .describe('Of this person; key: what nobody has done as a person'),
  name: KEY_TEXT.max(100).optional().describe('Of whoever was called so'),
  action: z
    .string()
    .regex(/^[A-Za-z]{1,100}$/, 'must be the operationId of a call')
    .optional(),
  target: KEY_TEXT.max(200)
    .transform((typed, context) => {
      const target = readLogTarget(typed);
      if (target !== null) return target;
      context.addIssue({ code: 'custom', message: `must begin with one of ${LOG_TARGETS.join(', ')}` });
      return z.NEVER;
    })
    .optional()
    .describe('About this, like order:3f… with its id, or order for all orders'),
  from: day.describe('The first day, at the hotel'),
  to: day.describe('The last day, at the hotel'),
};

/** By time and id. */
export const STAFF_LOG = pagedList('staff-log', { key: z.tuple([KEY_TEXT, KEY_TEXT]), size: 50, max: 200 });

export const READ_STAFF_LOG = deskCall({
  id: 'listStaffLog',
  action: 'staff',
  method: 'GET',
  path: '/staff-log',
  summary: 'Lists who has done what, the newest first',
  about:
    'Every change that was made through this API is one entry, and so is what shows personal data of guests or the codes of rooms. No entry contains a secret, or a name, phone or word of a guest. Entries are kept as long as orders are.',
  query: z.object({ ...STAFF_LOG.fields, ...filter }),
  responseType: 'page',
  response: z.array(entry),
});

export const SAVE_STAFF_LOG = deskCall({
  id: 'saveStaffLog',
  action: 'staff',
  method: 'GET',
  path: '/staff-log.csv',
  summary: 'Gives the same as a file for spreadsheets, all pages in one',
  query: z.object(filter),
  responseType: 'csv',
  response: z.string(),
});

/** The staff calls for the log of who did what, as data (see desk-call.ts). */
export const STAFF_LOG_CALLS = [READ_STAFF_LOG, SAVE_STAFF_LOG];
