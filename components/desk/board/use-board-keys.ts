'use client';

import { useEffect, useRef } from 'react';
import { boardKey } from '@/lib/domain/desk/hotkeys';

const FIELDS = 'input, select, textarea, [contenteditable="true"]';
const CONTROLS = 'button, a[href], summary';

/** Presses a button that names this key. */
const press = (key: string): void =>
  document.querySelector<HTMLButtonElement>(`button[aria-keyshortcuts="${key}"]:enabled`)?.click();

/** What a key that was pressed on the page does; null: nothing, or it belongs to a dialog. */
function actionOf(event: KeyboardEvent): ReturnType<typeof boardKey> {
  if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return null;
  const target = event.target instanceof Element ? event.target : document.body;
  const { key, ctrlKey, metaKey, altKey } = event;
  const isTyping = target.closest(FIELDS) !== null;
  const isOnControl = target.closest(CONTROLS) !== null;
  return boardKey({ key, ctrlKey, metaKey, altKey, isTyping, isOnControl });
}

type Keys = { isOn: boolean; onList(): void; onUndo(): void };

function run(action: NonNullable<ReturnType<typeof boardKey>>, { onList, onUndo }: Keys): void {
  if (action === 'search') document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
  else if (action === 'list') onList();
  else if (action === 'undo') onUndo();
  else press(action === 'alarm' ? 'Enter' : action);
}

/**
 * The keys of the board, for a keyboard or a bump bar: 1 to 9 press the action of a ticket, Enter accepts what rings, `/`
 * searches, `u` undoes and `?` lists them. Rule: desk/DE55.
 */
export function useBoardKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  const { isOn } = keys;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(event);
      if (action === null) return;
      event.preventDefault();
      run(action, latest.current);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
