'use client';

import { useSWRConfig } from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { paths } from '@/lib/contract/paths';

/** Returns the function that reads every batch of orders again, because a changed order may be in any of them. */
export function useRefetchOrders(): () => Promise<void> {
  const { code } = useHotel();
  const { mutate } = useSWRConfig();
  return async () => {
    await mutate((key) => typeof key === 'string' && key.startsWith(paths.checkOrders(code, [])));
  };
}
