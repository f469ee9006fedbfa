'use client';

import { useCallback, useEffect, useState } from 'react';
import { menuTexts } from '@/lib/device/desk/menu-texts';
import { isMenuItem, type MenuItem } from '@/lib/domain/menu/menu-item';
import { useDeskData } from '../../live/desk-data';
import { ItemSession } from './item-session';

/**
 * Saves what was typed and not saved of items that nobody edits now: after the menu was read, another sign-in, and once
 * there is a connection again. Returns a function that gives an item its session: the one that still has such a text, so
 * that no two save the same. `isKept`: the menu was read and is kept at the desk. `onSaved`: it is to be read again.
 * Rule: menu/ME48.
 */
export function useItemSessions({ isKept, onSaved }: { isKept: boolean; onSaved(): void }) {
  const { onSignedOut, isEnded } = useDeskData();
  const [sessions] = useState(() => new Map<MenuItem, ItemSession>());
  const sessionOf = useCallback(
    (item: MenuItem): ItemSession => {
      const known = sessions.get(item);
      if (known !== undefined && menuTexts.get()[item] !== undefined) return known;
      const session = new ItemSession(item, { onSaved, onSignedOut });
      sessions.set(item, session);
      return session;
    },
    [sessions, onSaved, onSignedOut],
  );
  useEffect(() => {
    if (!isKept || isEnded) return;
    const saveAll = () => {
      for (const item of Object.keys(menuTexts.get())) if (isMenuItem(item)) sessionOf(item).start();
    };
    saveAll();
    window.addEventListener('online', saveAll);
    return () => window.removeEventListener('online', saveAll);
  }, [isKept, isEnded, sessionOf]);
  useEffect(
    () => () => {
      for (const session of sessions.values()) session.stop();
    },
    [sessions],
  );
  return sessionOf;
}
