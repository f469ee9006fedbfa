import type { DeskSession, SessionPerson } from '@/components/desk/desk-api';
import { ROLE_ACTIONS, STAFF_ACTIONS, type StaffRole } from '@/lib/domain/staff/roles';
import type { FakeNetwork } from '../browser/fake-network';

/** The session of a person called Marta with a role, as the server sends it. */
export const personSession = (
  role: StaffRole,
  { person, ...parts }: Partial<Omit<DeskSession, 'person'>> & { person?: Partial<SessionPerson> } = {},
): DeskSession => ({
  name: 'Marta',
  expires_at: '2026-06-19T05:30:00Z',
  person: { id: 'person-marta', role, stations: null, sections: null, ...person },
  actions: STAFF_ACTIONS.filter((action) => ROLE_ACTIONS[role].has(action)),
  device: null,
  hotel_has_persons: true,
  ...parts,
});

/** Answers that this session is open; null: that nobody is signed in. */
export const answerSession = (network: FakeNetwork, session: DeskSession | null): void =>
  network.respondTo('GET /api/desk/v1/session', { data: session });
