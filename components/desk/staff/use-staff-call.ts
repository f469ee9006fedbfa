'use client';

import { useCallback, useState } from 'react';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { callDesk, type DeskResponse, isSignedOut } from '../desk-api';
import { useDeskData } from '../live/desk-data';

type Refused = Extract<DeskResponse<never>, { ok: false }>;

/** Why a call about staff was refused, as a key of the desk's words. */
function refusalWord({ status, fields }: Refused): keyof DeskMessages {
  if (fields.includes('role')) return 'last_manager';
  if (fields.includes('email')) return 'email_taken';
  if (status === 404) return 'staff_gone';
  if (status === 409) return 'staff_changed';
  return status === 422 ? 'check_fields' : 'no_response';
}

/** A call that changes something of the staff, and why the last one failed. `send` returns null then; a call may answer nothing. */
export function useStaffCall<T>() {
  const { onSignedOut } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<keyof DeskMessages | null>(null);
  const send = useCallback(
    async (path: string, body: object): Promise<{ value: T } | null> => {
      setIsBusy(true);
      setRefusal(null);
      const response = await callDesk<T>(path, body);
      setIsBusy(false);
      if (response.ok) return { value: response.value };
      if (isSignedOut(response)) onSignedOut();
      else setRefusal(refusalWord(response));
      return null;
    },
    [onSignedOut],
  );
  return { isBusy, refusal, send };
}
