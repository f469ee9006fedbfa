'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { MenuItem } from '@/lib/domain/menu/menu-item';
import { useDeskData } from '../../live/desk-data';
import { ItemSession } from './item-session';

/**
 * The item that is edited, which saves itself. The same one as long as the component is mounted: another item needs
 * another key. `onSaved`: the menu's list is to be read again. Rule: menu/ME48.
 */
export function useItem(item: MenuItem, onSaved: () => void) {
  const { onSignedOut, isEnded } = useDeskData();
  const [session] = useState(() => new ItemSession(item, { onSaved, onSignedOut }));
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  useEffect(() => {
    if (!isEnded) session.start();
  }, [session, isEnded]);
  useEffect(() => {
    const save = () => void session.saveUnsaved();
    window.addEventListener('online', save);
    return () => {
      window.removeEventListener('online', save);
      // Who goes on to another item does not wait for the pause.
      save();
      session.stopWaiting();
    };
  }, [session]);
  return { ...view, change: session.change, resolve: session.resolve, save: session.saveUnsaved, start: session.start };
}

export type ItemDesk = ReturnType<typeof useItem>;
