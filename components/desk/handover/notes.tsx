'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { Notice } from '@/components/ui/notice';
import { recentMoment } from '@/lib/domain/i18n/format-date';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { HandoverNote } from './use-handovers';

type Notes = { notes: readonly HandoverNote[] };

/** The notes that nobody has confirmed, the oldest first. Rule: desk/DE66. */
export function NotesToConfirm({ notes }: Notes) {
  const { t } = useDesk();
  const open = notes.filter(({ confirmed_at }) => confirmed_at === null).toReversed();
  if (open.length === 0) {
    return (
      <Notice tone="success" icon={circleCheckIcon}>
        {t('handover_none')}
      </Notice>
    );
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label={t('handover_open')}>
      {open.map((note) => (
        <li key={note.uuid} className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-3 border-warning border-s-4 p-4`}>
          <NoteText note={note} />
          <Confirm note={note} />
        </li>
      ))}
    </ul>
  );
}

/** The notes that somebody has confirmed, the newest first. */
export function EarlierNotes({ notes }: Notes) {
  const { t } = useDesk();
  const confirmed = notes.filter(({ confirmed_at }) => confirmed_at !== null);
  if (confirmed.length === 0) return null;
  return (
    <details className="group/more">
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 font-medium">
        <Icon shape={chevronDownIcon} size="sm" className="transition-transform group-open/more:rotate-180" />
        <span>{t('handover_earlier')}</span>
      </summary>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {confirmed.map((note) => (
          <li key={note.uuid} className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-2 p-4`}>
            <NoteText note={note} />
            <Confirmed note={note} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function NoteText({ note }: { note: HandoverNote }) {
  const moment = useMoment();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="wrap-anywhere text-ink-2 text-sm">
        <By name={note.written_by} />
        <span>{` · ${moment(note.written_at)}`}</span>
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
        {note.content}
      </p>
    </div>
  );
}

function Confirmed({ note: { confirmed_at: at, confirmed_by: by } }: { note: HandoverNote }) {
  const { t } = useDesk();
  const moment = useMoment();
  if (at === null) return null;
  return (
    <p className="wrap-anywhere flex items-center gap-1.5 text-sm text-success">
      <Icon shape={circleCheckIcon} size="xs" />
      <span className="min-w-0">
        <span>{`${t('handover_confirmed')}: `}</span>
        <By name={by} />
        <span>{` · ${moment(at)}`}</span>
      </span>
    </p>
  );
}

function By({ name }: { name: string | null }) {
  const { t } = useDesk();
  return <bdi>{name ?? t('by_own_system')}</bdi>;
}

/** Writes a time at the hotel, with its day unless that is today. */
function useMoment() {
  const { hotel } = useDesk();
  const { now } = useDeskData();
  const reader = { timezone: hotel.timezone, locale: hotel.languageTag };
  return (at: string) => recentMoment({ at: Date.parse(at), now }, reader);
}

/** Says that the note was read, once and with a name. */
function Confirm({ note }: { note: HandoverNote }) {
  const { t } = useDesk();
  const { isOffline, onSignedOut, readHandovers } = useDeskData();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const confirm = async () => {
    setState('busy');
    const response = await callDesk<HandoverNote>(`/handovers/${note.uuid}/confirm`, {});
    if (isSignedOut(response)) onSignedOut();
    // Confirmed by somebody else meanwhile: the list says by whom.
    setState(response.ok || response.status === 409 ? 'idle' : 'failed');
    await readHandovers();
  };
  return (
    <>
      {state === 'failed' && (
        <Notice tone="warn" alert>
          {t('no_response')}
        </Notice>
      )}
      <Button variant="primary" size="sm" disabled={isOffline || state === 'busy'} onClick={() => void confirm()}>
        {t('handover_confirm')}
      </Button>
    </>
  );
}
