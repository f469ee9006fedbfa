'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MenuItem } from '@/lib/domain/menu/menu-item';
import { useDeskData } from '../../live/desk-data';
import type { ItemSession } from './item-session';

/**
 * The item that is edited, which saves itself. The same one as long as the component is mounted: another item needs
 * another key. Rule: menu/ME48.
 */
export function useItem(item: MenuItem, sessionOf: (item: MenuItem) => ItemSession) {
  const { isEnded } = useDeskData();
  const [session] = useState(() => sessionOf(item));
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  useEffect(() => {
    if (!isEnded) session.start();
  }, [session, isEnded]);
  // Who goes on to another item does not wait for the pause.
  useEffect(() => () => void session.saveUnsaved(), [session]);
  const { change, resolve, saveUnsaved: save, start, read, giveUp } = session;
  return { ...view, change, resolve, save, start, read, giveUp };
}

export type ItemDesk = ReturnType<typeof useItem>;
