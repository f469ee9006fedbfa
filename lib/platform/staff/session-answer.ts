import type { StaffMember } from '@/lib/domain/staff/member';
import { STAFF_ACTIONS, type StaffAction } from '@/lib/domain/staff/roles';
import type { StaffSession } from './sessions';

/** A session as its own browser reads it, so that its desk shows what the role may do. Rule: staff/SP8. */
export type SessionAnswer = {
  name: string;
  expires_at: string;
  person: Omit<StaffMember, 'name'> | null;
  actions: readonly StaffAction[];
  device: StaffSession['device'];
  hotel_has_persons: boolean;
};

/** `hasPersons`: whether the hotel has an active manager. Actions are in the order of their table. */
export function sessionAnswer(
  { name, expires_at, member, actions, device }: StaffSession,
  hasPersons: boolean,
): SessionAnswer {
  const person =
    member === null ? null : { id: member.id, role: member.role, stations: member.stations, sections: member.sections };
  return {
    ...{ name, expires_at, person, device },
    actions: STAFF_ACTIONS.filter((action) => actions.has(action)),
    hotel_has_persons: hasPersons,
  };
}
