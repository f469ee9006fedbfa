import type { StaffRole } from './roles';

/**
 * A person of the hotel's staff, as calls of the staff API check it. `stations` and `sections`: what the person is
 * narrowed to; null: not narrowed. Rule: staff/SP3.
 */
export type StaffMember = {
  id: string;
  name: string;
  role: StaffRole;
  stations: readonly string[] | null;
  sections: readonly number[] | null;
};
