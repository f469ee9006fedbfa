'use client';

import type { StaffAction } from '@/lib/domain/staff/roles';
import { useDeskData } from './live/desk-data';

/** Whether whoever is signed in may do something: what they may not do is not shown. Rule: staff/SP44. */
export const useMay = (action: StaffAction): boolean => useDeskData().may(action);
