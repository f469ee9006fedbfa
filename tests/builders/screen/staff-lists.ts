import type { StaffDevice, StaffPerson, StaffSession } from '@/components/desk/staff/staff-api';
import type { FakeNetwork } from '../browser/fake-network';

export const staffPerson = (parts: Partial<StaffPerson> = {}): StaffPerson => ({
  id: 'person-joan',
  name: 'Joan',
  login: 'joan',
  email: null,
  role: 'station',
  stations: null,
  sections: null,
  state: 'active',
  has_pin: true,
  ways: ['passkey'],
  invited_until: null,
  last_seen_at: '2026-06-18T17:00:00Z',
  ...parts,
});

export const staffDevice = (parts: Partial<StaffDevice> = {}): StaffDevice => ({
  id: 'device-1',
  title: 'Tablet of the bar',
  enrolled_by: 'Marta',
  enrolled_at: '2026-06-01T08:00:00Z',
  last_seen_at: null,
  ...parts,
});

export const staffSession = (parts: Partial<StaffSession> = {}): StaffSession => ({
  id: 'session-1',
  name: 'Joan',
  person: 'person-joan',
  device: null,
  how: 'passkey',
  created_at: '2026-06-18T08:00:00Z',
  last_seen_at: '2026-06-18T17:00:00Z',
  is_own: false,
  ...parts,
});

/** Answers what the area of the staff reads. */
export function answerStaff(
  network: FakeNetwork,
  { persons = [staffPerson()], devices = [staffDevice()], sessions = [staffSession()] } = {},
): void {
  network.respondTo('GET /api/desk/v1/staff/members', { data: persons, next: null });
  network.respondTo('GET /api/desk/v1/staff/devices', { data: devices, next: null });
  network.respondTo('GET /api/desk/v1/staff/sessions', { data: sessions, next: null });
}
