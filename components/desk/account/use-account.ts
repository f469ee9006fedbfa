'use client';

import { useCallback, useEffect, useState } from 'react';
import type { StaffRole } from '@/lib/domain/staff/roles';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { callDesk, type DeskResponse, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';
import type { CredentialKind } from '../staff/staff-api';

/** By what a person signs in. Times are ISO 8601. */
export type Credential = { id: string; kind: CredentialKind; created_at: string; last_used_at: string | null };

/** The account of whoever is signed in. */
export type OwnAccount = {
  id: string;
  name: string;
  role: StaffRole;
  login: string | null;
  has_pin: boolean;
  credentials: readonly Credential[];
  /** Whether this session may change them; one of a PIN may change the PIN alone. */
  may_change: boolean;
  /** Whether this host can have passkeys. */
  passkeys: boolean;
};

/** The account of whoever is signed in; null: not read yet. */
export function useAccount() {
  const { isEnded, onSignedOut } = useDeskData();
  const [account, setAccount] = useState<OwnAccount | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const read = useCallback(async () => {
    const response = await callDesk<OwnAccount>('/me');
    if (isSignedOut(response)) return onSignedOut();
    setHasFailed(!response.ok);
    if (response.ok) setAccount(response.value);
  }, [onSignedOut]);
  useEffect(() => {
    if (!isEnded) void read();
  }, [isEnded, read]);
  return { account, hasFailed, read };
}

type Refused = Extract<DeskResponse<never>, { ok: false }>;

/** The words for refusals, by the field that the server names. */
const WORDS: Readonly<Record<string, keyof DeskMessages>> = {
  locked: 'pin_locked',
  current: 'current_wrong',
  login: 'login_taken',
  password: 'password_refused',
  pin: 'pin_simple',
  credential: 'passkey_refused',
  last: 'last_credential',
};

function refusalWord({ status, fields }: Refused): keyof DeskMessages {
  const named = fields.find((field) => field in WORDS);
  if (named !== undefined) return WORDS[named] ?? 'no_response';
  return status === 429 ? 'too_many' : status === 403 ? 'not_in_this_session' : 'no_response';
}

/** A call that changes one's own account, and why the last one failed. `send`: whether it was done. */
export function useAccountCall() {
  const { onSignedOut } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<keyof DeskMessages | null>(null);
  const send = async (path: string, body: object): Promise<boolean> => {
    setIsBusy(true);
    setRefusal(null);
    const response = await callDesk(path, body);
    setIsBusy(false);
    if (response.ok) return true;
    if (isSignedOut(response)) onSignedOut();
    else setRefusal(refusalWord(response));
    return false;
  };
  return { isBusy, refusal, setRefusal, send };
}
