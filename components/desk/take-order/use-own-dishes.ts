'use client';

import { useMemo } from 'react';
import type { Id } from '@/lib/domain/id';
import { isNarrowed, isOwnLine, isOwnSection } from '@/lib/domain/staff/narrowing';
import { useDeskData } from '../live/desk-data';

type Line = Parameters<typeof isOwnLine>[0];

/** Which dishes and lines whoever is signed in may order and change: of who is not narrowed, all. Rule: telephone-orders/TO16. */
export function useOwnDishes() {
  const { session, plan } = useDeskData();
  const { person } = session;
  return useMemo(() => {
    if (person === null || !isNarrowed(person)) return { isOwnDish: () => true, isOwnLine: () => true };
    return {
      isOwnDish: (sectionId: Id) => isOwnSection(Number(sectionId), person, plan),
      isOwnLine: (line: Line) => isOwnLine(line, person, plan),
    };
  }, [person, plan]);
}
