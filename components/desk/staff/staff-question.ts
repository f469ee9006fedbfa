import type { StaffDevice, StaffPerson } from './staff-api';

/** What a manager wants to do, which opens a dialog. */
export type StaffQuestion =
  /** `person` null: somebody new. */
  | { kind: 'person'; person: StaffPerson | null }
  | { kind: 'invite-again'; person: StaffPerson }
  | { kind: 'invitation'; name: string; path: string }
  | { kind: 'remove'; person: StaffPerson }
  | { kind: 'pin'; person: StaffPerson }
  | { kind: 'enrol' }
  | { kind: 'end-device'; device: StaffDevice }
  | { kind: 'key' };
