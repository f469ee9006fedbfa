import type { LogEntry } from '@/lib/domain/staff-log/log-entry';
import type { PlatformContext } from '../context';
import { OPERATOR_DESK } from '../desk-key';
import { findHotelKey } from '../stores/hotels';
import type { LiveSession } from '../stores/staff/sessions';
import { countFailedSignIn, recordAction } from './record-action';

type Context = Pick<PlatformContext, 'database' | 'now'>;

/** Whether a desk has a log: the operator's has none, and a host may name a hotel that is not stored. */
const hasLog = async ({ database }: Context, desk: string): Promise<boolean> =>
  desk !== OPERATOR_DESK && (await findHotelKey(database.db, desk)) !== null;

async function record(
  context: Context,
  desk: string,
  { action, session, after }: { action: 'signIn' | 'signOut'; session: LiveSession } & Pick<LogEntry, 'after'>,
): Promise<void> {
  if (!(await hasLog(context, desk))) return;
  const { id, name, member } = session;
  await recordAction(context.database.db, desk, {
    by: { person: member?.id ?? null, name },
    action,
    target: { kind: 'session', id },
    before: null,
    after,
    at: context.now(),
  });
}

/** Stores that somebody has signed in, by what and on which shared device. Rule: staff-log/SL4. */
export const recordSignIn = (context: Context, desk: string, session: LiveSession): Promise<void> =>
  record(context, desk, {
    action: 'signIn',
    session,
    after: { how: session.how, device: session.device?.title ?? null },
  });

/** Stores that somebody has signed out, or that another sign-in has ended the session of a browser. Rule: staff-log/SL4. */
export const recordSignOut = (context: Context, desk: string, session: LiveSession): Promise<void> =>
  record(context, desk, { action: 'signOut', session, after: null });

/** Counts a sign-in that has failed. Rule: staff-log/SL4. */
export async function recordFailedSignIn(context: Context, desk: string): Promise<void> {
  if (await hasLog(context, desk)) await countFailedSignIn(context.database.db, desk, context.now());
}
