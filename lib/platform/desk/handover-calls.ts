import { z } from 'zod';
import { trimTyped } from '@/lib/domain/i18n/typed-text';
import { KEY_TEXT, pagedList } from '../staff-calls/paged-list';
import type { StoredHandover } from '../stores/handover-notes';
import { deskCall } from './desk-call';
import { time, uuid } from './shapes';

const note = z
  .object({
    uuid: z.string(),
    content: z.string(),
    written_at: time,
    written_by: z.string().nullable().describe('null: the hotel’s own system'),
    confirmed_at: time.nullable().describe('null: nobody has confirmed it'),
    confirmed_by: z.string().nullable(),
  })
  .meta({ id: 'HandoverNote' }) satisfies z.ZodType<StoredHandover>;

const WORDS = 'between 1 and 4000 characters';

/** By when they were written and the uuid. */
export const HANDOVERS = pagedList('handovers', { key: z.tuple([KEY_TEXT, KEY_TEXT]), size: 20, max: 200 });

export const LIST_HANDOVERS = deskCall({
  id: 'listHandoverNotes',
  action: 'handover',
  method: 'GET',
  path: '/handovers',
  summary: 'Lists the notes that shifts have left for the next one, the newest first',
  query: z.object(HANDOVERS.fields),
  responseType: 'page',
  response: z.array(note),
});

export const WRITE_HANDOVER = deskCall({
  id: 'writeHandoverNote',
  action: 'handover',
  creates: true,
  method: 'POST',
  path: '/handovers',
  summary: 'Leaves a note for the next shift',
  body: z.object({ content: z.string().overwrite(trimTyped).min(1, WORDS).max(4000, WORDS) }),
  response: note,
  refusals: ['invalid'],
});

export const CONFIRM_HANDOVER = deskCall({
  id: 'confirmHandoverNote',
  action: 'handover',
  method: 'POST',
  path: '/handovers/{uuid}/confirm',
  summary: 'Confirms that a note was read',
  about: 'Once: after that it is refused as a conflict, with the field moved_by.',
  params: { uuid },
  response: note,
  refusals: ['not-found', 'conflict'],
});

/** The staff calls for what one shift leaves to the next, as data (see desk-call.ts). */
export const HANDOVER_CALLS = [LIST_HANDOVERS, WRITE_HANDOVER, CONFIRM_HANDOVER];
