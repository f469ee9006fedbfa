'use client';

import { useRef, useState } from 'react';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { applySheet, checkSheet, type SheetCheck, type SheetResponse } from './menu-sheet-api';

/** `sentence` null: the response does not say why. */
type Refusal = { status: number; sentence: string | null };

/** What the screen shows below the choice of a file. `file` stays, so that it can be checked again. */
type SheetState =
  | { kind: 'none' }
  | { kind: 'checking'; file: File }
  | { kind: 'refused'; file: File; refusal: Refusal }
  | { kind: 'checked'; file: File; check: SheetCheck; isApplying: boolean; refusal: Refusal | null }
  | { kind: 'applied'; drafts: number };

const UNAUTHORIZED = 401;

/** Checks a file and applies it. Rules: menu-sheet/MS11, menu-sheet/MS12. */
export function useMenuSheet(onApplied: () => void) {
  const { hotel } = useDesk();
  const { onSignedOut } = useDeskData();
  const [state, setState] = useState<SheetState>({ kind: 'none' });
  /** Counts the files that were chosen, because a slow answer may be about an earlier one. */
  const chosen = useRef(0);

  const refusalOf = (response: SheetResponse<unknown>): Refusal | null => {
    if (response.ok) return null;
    if (response.status === UNAUTHORIZED) onSignedOut();
    return response;
  };
  const check = async (file: File) => {
    chosen.current += 1;
    const number = chosen.current;
    setState({ kind: 'checking', file });
    const response = await checkSheet(file, hotel.language);
    if (number !== chosen.current) return;
    const refusal = refusalOf(response);
    if (response.ok) setState({ kind: 'checked', file, check: response.value, isApplying: false, refusal: null });
    else if (refusal !== null) setState({ kind: 'refused', file, refusal });
  };
  const apply = async () => {
    if (state.kind !== 'checked' || state.check.id === null) return;
    setState({ ...state, isApplying: true, refusal: null });
    const response = await applySheet(state.check.id, hotel.language);
    if (!response.ok) return setState({ ...state, isApplying: false, refusal: refusalOf(response) });
    setState({ kind: 'applied', drafts: response.value.drafts });
    onApplied();
  };
  return { state, check, apply };
}

export type MenuSheetState = ReturnType<typeof useMenuSheet>;
export type CheckedState = Extract<SheetState, { kind: 'checked' }>;
