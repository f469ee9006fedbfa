import { type FieldErrors, refused, succeeded } from '@/lib/contract/refusals';
import { canUndoChange, hasSeenNewest } from '@/lib/domain/content/content-log';
import { jsonEqual } from '@/lib/domain/json/json-equal';
import { DEFAULT_DIGITS } from '@/lib/domain/money/money';
import type { PlatformContext } from '../context';
import type { Db } from '../database/database';
import { type ChangeResponse, conflict } from '../staff-calls/change-response';
import {
  type ContentChange,
  type ContentTarget,
  changeById,
  currentChanges,
  insertChange,
  newestChange,
} from '../stores/content-changes';
import { findHotel, type HotelKey } from '../stores/hotels';
import { appendContentEvent, type ContentEvent } from '../stores/outbox';
import { rollBackUnless } from '../stores/roll-back-unless';
import { type StaffValue, valueErrors } from './check-value';
import { type DeskItem, deskItem, type FileItem, fileValue, findItem, storedValue } from './content-item';

/** Who makes the change. `version`: the log entry that they have seen; 0: none, null: not checked. */
type Author = { staff: string | null; version?: number | null };

/**
 * Changes one field of a product or section, logs it and tells guests, all in one transaction. Rules: content/CC2,
 * content/CC8, content/CC9, content/CC11, content/CC13.
 */
export async function changeItem(
  context: PlatformContext,
  hotel: HotelKey,
  target: ContentTarget,
  { staff, version = null, ...change }: StaffValue & Author,
): Promise<ChangeResponse<DeskItem>> {
  const stored = await findHotel(context.database.db, { code: hotel.code });
  const timezone = stored?.hotel.ext_data.timezone ?? null;
  const digits = stored?.hotel.currency_digits ?? DEFAULT_DIGITS;
  return inTransaction(context, hotel, async (db, id) => {
    const item = await findItem(db, hotel.code, target);
    if (item === null) return { kind: 'vanished' };
    const errors = valueErrors(item, change, { now: context.now(), timezone, digits });
    if (errors !== null) return { kind: 'invalid', errors };
    const newest = await newestChange(db, hotel.code, target, change.field);
    if (!hasSeenNewest(version, newest)) return changedSince(item, newest);
    const after = storedValue(item, change.field, change.value);
    if (jsonEqual(after, newest?.after ?? null) && !isOutdated(item, newest)) return { kind: 'same', item };
    const base = fileValue(item, change.field);
    const made = { target, field: change.field, after, base, staff, undo_of: null };
    await logChange(db, context, hotel, { ...made, id, item, before: newest?.after ?? null });
    return { kind: 'changed', item };
  });
}

/** Whether the file has changed the field since: logging the same value again then settles the conflict. */
const isOutdated = (item: FileItem, newest: ContentChange | null): boolean =>
  newest !== null && newest.after !== null && !jsonEqual(newest.base, fileValue(item, newest.field));

/** Undoes a logged change while nothing newer lies over it. Rule: content/CC10. */
export const undoChange = (
  context: PlatformContext,
  hotel: HotelKey,
  changeId: number,
  staff: string | null,
): Promise<ChangeResponse<DeskItem>> =>
  inTransaction(context, hotel, async (db, id) => {
    const change = await changeById(db, hotel.code, changeId);
    const item = change && (await findItem(db, hotel.code, change.target));
    if (change === null || item === null) return { kind: 'vanished' };
    const { target, field, before, after, base } = change;
    const newest = await newestChange(db, hotel.code, target, field);
    if (!canUndoChange(change, newest)) return changedSince(item, newest);
    const undone = { target, field, base, staff, undo_of: changeId, before: after, after: before };
    await logChange(db, context, hotel, { ...undone, id, item });
    return { kind: 'changed', item };
  });

/** Ends a sold-out mark whose time is over, unless somebody has changed it since. Rule: content/CC4. */
export async function resumeSale(context: PlatformContext, hotel: HotelKey, change: ContentChange): Promise<void> {
  await inTransaction(context, hotel, async (db, id) => {
    const { target, field, after, base } = change;
    const item = await findItem(db, hotel.code, target);
    const newest = await newestChange(db, hotel.code, target, field);
    if (newest?.id !== change.id) return { kind: 'vanished' };
    const ended = { target, field, base, staff: null, undo_of: null, before: after, after: null };
    await logChange(db, context, hotel, { ...ended, id, item: item ?? { title: change.title } });
    return { kind: 'changed', item };
  });
}

type NewChange = Omit<ContentChange, 'is_newest' | 'created_at' | 'title'> & { item: Pick<FileItem, 'title'> };

const logChange = (db: Db, context: PlatformContext, hotel: HotelKey, { item, ...change }: NewChange): Promise<void> =>
  insertChange(db, hotel.code, { ...change, title: item.title, created_at: context.now().toISOString() });

/** Only `changed` is committed. */
type Outcome =
  | { kind: 'changed'; item: FileItem | null }
  | { kind: 'same'; item: FileItem }
  | { kind: 'vanished' }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'changed-since'; item: FileItem; errors: FieldErrors };

const changedSince = (item: FileItem, newest: ContentChange | null): Outcome => ({
  kind: 'changed-since',
  item,
  errors: {
    version: 'somebody has changed this since',
    ...(newest?.staff != null && { moved_by: newest.staff }),
  },
});

/** `work` gets the id of the change, which is its event's. */
async function inTransaction(
  context: PlatformContext,
  hotel: HotelKey,
  work: (db: Db, id: number) => Promise<Outcome>,
): Promise<ChangeResponse<DeskItem>> {
  let event: ContentEvent | null = null;
  const outcome = await rollBackUnless<Outcome>(
    context.database,
    ({ kind }) => kind === 'changed',
    async (db) => {
      event = await appendContentEvent(db, hotel.code, context.now().toISOString());
      return event === null ? { kind: 'vanished' } : work(db, event.id);
    },
  );
  if (outcome.kind === 'invalid') return refused('invalid', outcome.errors);
  if (outcome.kind === 'vanished') return refused('not-found');
  if (outcome.kind === 'changed' && event !== null) context.publishEvent(event);
  if (outcome.item === null) return refused('not-found');
  const item = deskItem(outcome.item, await currentChanges(context.database.db, hotel.code));
  return outcome.kind === 'changed-since' ? conflict(outcome.errors, item) : succeeded(item);
}
