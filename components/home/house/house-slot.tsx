'use client';

import { usePathname } from 'next/navigation';
import { late } from '@/components/hotel/late';
import { whenIdle } from '@/components/ui/when-idle';
import { pageOf } from '@/lib/domain/navigation/routes';

const HouseParts = late(
  async () => {
    // The first idle moment is for the pages that home fetches ahead.
    await whenIdle();
    await whenIdle();
    return (await import('./house-parts')).HouseParts;
  },
  { hasPageWords: true },
);

/** What home says of the house, loaded when home is at rest. Rule: home/HM3. */
export const HouseSlot = () => pageOf(usePathname()).kind === 'home' && <HouseParts />;
