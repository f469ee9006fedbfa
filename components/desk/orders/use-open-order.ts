'use client';

import { useEffect } from 'react';
import type { DeskOrder } from '../desk-api';
import { useDeskData } from '../live/desk-data';

/** The order that an address names, also one that is too old for the desk to have it. `found`: as a search found it. */
export function useOpenOrder(uuid: string | null, found?: DeskOrder): DeskOrder | undefined {
  const { live } = useDeskData();
  const { orders, refresh } = live;
  const order = uuid === null ? undefined : (orders?.get(uuid) ?? found);
  const isMissing = orders !== null && order === undefined;
  useEffect(() => {
    if (isMissing && uuid !== null) void refresh(uuid);
  }, [isMissing, uuid, refresh]);
  return order;
}
