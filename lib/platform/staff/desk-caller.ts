import type { StaffMember } from '@/lib/domain/staff/member';
import { STAFF_ACTIONS, type StaffAction } from '@/lib/domain/staff/roles';
import type { StaffSession } from './sessions';

/** Who makes a call of the staff API. */
export type DeskCaller = {
  /** The name in the session; null: called with the hotel's key. */
  staff: string | null;
  /** The person of the session; null: called with the hotel's key, or in a session that it has opened. */
  member: StaffMember | null;
  /** What the caller may do. Rule: staff/SP2. */
  actions: ReadonlySet<StaffAction>;
  /** The id of the session; null: called with the hotel's key. */
  session: string | null;
};

/** The hotel's own system, which has the key. Rule: staff/SP4. */
export const MACHINE: DeskCaller = { staff: null, member: null, actions: new Set(STAFF_ACTIONS), session: null };

export const callerOfSession = ({ id, name, member, actions }: StaffSession): DeskCaller => ({
  ...{ staff: name, member, actions },
  session: id,
});
