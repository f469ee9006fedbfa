'use client';

import { useCallback, useEffect, useState } from 'react';
import type { SignInWay } from '@/lib/domain/staff/sign-in/sign-in-way';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { callDesk, type DeskResponse } from '../desk-api';

export type Invitation = {
  name: string;
  /** The hotel's title. */
  hotel: string;
  /** What the person has chosen before, or the e-mail address of the invitation; null: neither. */
  login: string | null;
  ways: readonly SignInWay[];
};

/** `gone`: the link opens nothing any more; `word` says why. */
type State =
  | { kind: 'reading' }
  | { kind: 'failed' }
  | { kind: 'gone'; word: keyof DeskMessages }
  | { kind: 'open'; invitation: Invitation };

export type Refused = Extract<DeskResponse<never>, { ok: false }>;

/** Why a link opens nothing, as a key of the desk's words; null: for another reason, such as a network that is down. */
export function goneWord({ status, fields }: Refused): keyof DeskMessages | null {
  if (fields.includes('used')) return 'invitation_used';
  if (fields.includes('expired')) return 'invitation_expired';
  const isGone = ['withdrawn', 'token', 'invitation'].some((field) => fields.includes(field));
  return status === 404 || isGone ? 'invitation_gone' : null;
}

const tokenInAddress = () => window.location.hash.slice(1);

/** The invitation whose token stands in the address. Reading it does not use it. */
export function useInvitation() {
  const [token, setToken] = useState<string | null>(null);
  const [state, setState] = useState<State>({ kind: 'reading' });
  const read = useCallback(async () => {
    const own = tokenInAddress();
    setToken(own);
    if (own === '') return setState({ kind: 'gone', word: 'invitation_gone' });
    const response = await callDesk<Invitation>('/invitations/read', { token: own });
    if (response.ok) return setState({ kind: 'open', invitation: response.value });
    const word = goneWord(response);
    setState(word === null ? { kind: 'failed' } : { kind: 'gone', word });
  }, []);
  useEffect(() => {
    void read();
    const onChange = () => void read();
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, [read]);
  const onGone = useCallback((word: keyof DeskMessages) => setState({ kind: 'gone', word }), []);
  return { token, state, read, onGone };
}
