'use client';

import { useCallback, useEffect, useState } from 'react';
import { type FileValue, type MenuItem, type Sequence, sequenceItem } from '@/lib/domain/menu/menu-item';
import { useDeskData } from '../live/desk-data';
import { useItemSessions } from './editor/use-item-sessions';
import { CONFLICT, callMenu, INVALID, type Menu, type MenuEntry, type MenuFailure, type Published } from './menu-api';

/** Why a call of the menu was refused, or that nobody answered. */
type MenuRefusal = Pick<MenuFailure, 'status' | 'problems'>;

const UNAUTHORIZED = 401;

/** The menu with its drafts, live, and the calls that change more than one item. `place`: which list or item is looked at. Rules: menu/ME40, menu/ME41. */
export function useMenu(place: string) {
  const { onSignedOut, isEnded, contentChanges } = useDeskData();
  const [menu, setMenu] = useState<Menu | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<MenuRefusal | null>(null);
  const clearRefusal = useCallback(() => setRefusal(null), []);

  const read = useCallback(async () => {
    const response = await callMenu<Menu>('');
    setHasFailed(!response.ok);
    if (response.ok) setMenu(response.value);
    else if (response.status === UNAUTHORIZED) onSignedOut();
  }, [onSignedOut]);
  // Also after another sign-in, when anybody has published, and at another place, because drafts of others come without an event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count and the place are what asks for reading again
  useEffect(() => {
    if (!isEnded) void read();
  }, [read, isEnded, contentChanges, place]);
  const onSaved = useCallback(() => void read(), [read]);
  const sessionOf = useItemSessions({ isKept: menu?.keeper === 'desk', onSaved });

  const run = async <T>(path: string, body: object): Promise<T | null> => {
    setIsBusy(true);
    setRefusal(null);
    const response = await callMenu<T>(path, body);
    setIsBusy(false);
    if (response.ok) return response.value;
    if (response.status === UNAUTHORIZED) onSignedOut();
    else setRefusal(response);
    return null;
  };
  /** A call that answers with the menu. */
  const change = async (path: string, body: object): Promise<boolean> => {
    const changed = await run<Menu>(path, body);
    if (changed !== null) setMenu(changed);
    return changed !== null;
  };
  /** A call after which the menu is read again. */
  const runAndRead = async <T>(path: string, body: object): Promise<T | null> => {
    const value = await run<T>(path, body);
    await read();
    return value;
  };
  return { menu, hasFailed, isBusy, refusal, clearRefusal, read, sessionOf, ...menuCalls(change, runAndRead) };
}

type Call<Answer> = (path: string, body: object) => Promise<Answer>;

const menuCalls = (change: Call<boolean>, run: <T>(path: string, body: object) => Promise<T | null>) => ({
  keep: (keeper: Menu['keeper']) => change('/keep', { keeper }),
  /** null: all drafts. */
  discard: (items: readonly MenuItem[] | null) => change('/discard', { items }),
  cancelPublishing: () => change('/publish/cancel', {}),
  /** `at`: ISO; null: now. */
  publish: (at: string | null) => run<Published>('/publish', { at }),
  restore: (number: number) => run<Published>(`/versions/${number}/restore`, {}),
  create: async (kind: 'section' | 'product', parent: number | null, value: FileValue): Promise<MenuItem | null> =>
    (await run<MenuEntry>('/items', { kind, parent, value }))?.item ?? null,
  /** Deletes an item as a draft, a section with what stands in it. `version`: that its author has seen. */
  remove: async (item: MenuItem, version: string | null): Promise<boolean> => {
    const body = { value: null, version, and_below: item.startsWith('section:') };
    return (await run<MenuEntry>(`/items/${item}`, body)) !== null;
  },
  /** Saves the order of the children of a section, or of the hotel. `version`: of the order that its author has seen. */
  arrange: async (parent: number | null, children: Sequence, version: string | null): Promise<boolean> =>
    (await run<MenuEntry>(`/items/${sequenceItem(parent)}`, { value: children, version })) !== null,
});

export type MenuDesk = ReturnType<typeof useMenu>;

/** The word for why a call was refused, unless its problems say so. */
export function refusalWord({
  status,
  problems,
}: MenuRefusal): 'no_response' | 'menu_refused' | 'menu_read_again' | null {
  if (status === CONFLICT) return 'menu_read_again';
  if (problems.length > 0) return null;
  return status === INVALID ? 'menu_refused' : 'no_response';
}
