'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { RefusalNotice } from '../rooms/room-dialog';
import { Panel } from '../today/panel';
import { useMomentText } from '../use-moment-text';
import { STAFF_PATHS, type StaffSession } from './staff-api';
import { useStaffCall } from './use-staff-call';

export const HOW_WORDS = {
  key: 'how_key',
  passkey: 'passkey',
  password: 'password',
  oidc: 'oidc_account',
  pin: 'pin',
} as const;

/** Who is signed in where, each with a way to end it at once, in open tabs too. Rule: staff/SP47. */
export function SessionList({
  sessions,
  onChanged,
}: {
  sessions: readonly StaffSession[];
  onChanged(): Promise<void>;
}) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const { isBusy, refusal, send } = useStaffCall();
  const end = async ({ id }: StaffSession) => {
    await send(STAFF_PATHS.endSession(id), {});
    await onChanged();
  };
  return (
    <Panel title={t('staff_sessions')}>
      <RefusalNotice refusal={refusal} />
      <ul className="grid">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session}>
            {!session.is_own && (
              <Button
                variant="outline"
                size="sm"
                className="w-auto!"
                disabled={isOffline || isBusy}
                onClick={() => void end(session)}
              >
                <span>
                  <span>{t('end_it')}</span>
                  <span className="sr-only">{`, ${session.name}`}</span>
                </span>
              </Button>
            )}
          </SessionRow>
        ))}
      </ul>
    </Panel>
  );
}

/** Somebody who is signed in: by what, since when, and when they last did something. */
function SessionRow({ session, children }: { session: StaffSession; children: ReactNode }) {
  const { t } = useDesk();
  const moment = useMomentText();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line py-2 not-first:border-t">
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere font-medium">
          <bdi>{session.name}</bdi>
          {session.is_own && <span className="text-ink-2">{` · ${t('this_session')}`}</span>}
        </p>
        <p className="text-ink-2">
          <span>{`${t(HOW_WORDS[session.how])} · `}</span>
          {session.device !== null && (
            <>
              <bdi>{session.device.title}</bdi>
              <span>{' · '}</span>
            </>
          )}
          <span>{t('seen_at', { time: moment(session.last_seen_at) })}</span>
        </p>
      </div>
      {children}
    </li>
  );
}
