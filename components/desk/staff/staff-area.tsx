'use client';

import { StaffLogScreen } from '../staff-log/staff-log-screen';
import { LOG } from './staff-address';
import { StaffScreen } from './staff-screen';

/** The hotel's staff, or what they have done. `detail`: which of both. Rule: staff/SP46. */
export function StaffArea({ detail }: { detail: string | null }) {
  return detail === LOG ? <StaffLogScreen /> : <StaffScreen />;
}
