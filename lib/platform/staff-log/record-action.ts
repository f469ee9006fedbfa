import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Text } from '@/lib/domain/i18n/text';
import { changedParts } from '@/lib/domain/staff-log/changed-parts';
import type { LogAuthor, LogParts, LogTarget } from '@/lib/domain/staff-log/log-entry';
import { storableParts } from '@/lib/domain/staff-log/storable-parts';
import type { Db } from '../database/database';
import { countInLogEntry, insertLogEntry } from '../stores/staff/staff-log';

/**
 * What somebody has done. `before`, `after`: what is stored with it, of which the entry keeps what differs. `isOnce`: the same
 * action with the same target and the same state after it is no second entry.
 */
export type RecordedAction = {
  by: LogAuthor;
  /** The id of the call, or one of `SIGN_IN_ACTIONS`. */
  action: string;
  target: (LogTarget & { title?: Text | null }) | null;
  before: LogParts | null;
  after: LogParts | null;
  at: Date;
  isOnce?: boolean;
};

/** Writes an entry of the log. Ids grow, so that entries of the same moment stand in their order. Rule: staff-log/SL2. */
export async function recordAction(
  db: Db,
  hotel: string,
  { by, action, target, before, after, at, isOnce = false }: RecordedAction,
): Promise<void> {
  const changed = changedParts(before, after);
  const id = isOnce ? onlyId({ action, target, after }) : v7();
  await insertLogEntry(db, hotel, {
    ...{ id, at: at.toISOString(), person: by.person, name: by.name, action },
    target: target && { title: null, ...target },
    before: storableParts(changed.before),
    after: storableParts(changed.after),
  });
}

/** The id of an entry of which there is one, also when two processes write it at the same moment. */
const onlyId = ({ action, target, after }: Pick<RecordedAction, 'action' | 'target' | 'after'>): string =>
  createHash('sha256')
    .update(JSON.stringify([action, target?.kind, target?.id, after]))
    .digest('base64url');

/**
 * Counts a sign-in that failed, in one entry an hour of the hotel without a name: what was typed may be a password, or
 * somebody else's name. Rule: staff-log/SL4.
 */
export async function countFailedSignIn(db: Db, hotel: string, at: Date): Promise<void> {
  const hour = `${at.toISOString().slice(0, 13)}:00:00.000Z`;
  await countInLogEntry(db, hotel, { id: `failed-sign-ins-${hour}`, at: hour, action: 'failedSignIn' });
}
