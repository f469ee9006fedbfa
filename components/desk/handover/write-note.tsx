'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { Notice } from '@/components/ui/notice';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { HandoverNote } from './use-handovers';

/** Writes what the next shift must know. What was typed stays while staff look elsewhere. Rule: desk/DE66. */
export function WriteNote() {
  const { t } = useDesk();
  const { isOffline, onSignedOut, readHandovers, handoverText: text, setHandoverText: setText } = useDeskData();
  const [state, setState] = useState<'idle' | 'busy' | 'left' | 'failed'>('idle');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBlank(text)) return;
    setState('busy');
    const response = await callDesk<HandoverNote>('/handovers', { content: text });
    if (isSignedOut(response)) onSignedOut();
    setState(response.ok ? 'left' : 'failed');
    if (!response.ok) return;
    setText('');
    await readHandovers();
  };
  return (
    <form className={`${CARD} grid grid-cols-[minmax(0,1fr)] gap-3 p-4`} onSubmit={send}>
      <Field label={t('handover_write')} htmlFor="handover-note">
        <TextArea
          id="handover-note"
          text={text}
          value={text}
          maxLength={4000}
          required
          aria-describedby="handover-hint"
          onChange={({ target }) => setText(target.value)}
        />
        <FieldHint id="handover-hint">{t('handover_hint')}</FieldHint>
      </Field>
      <div role="status">{state === 'left' && <Notice tone="success">{t('handover_left')}</Notice>}</div>
      {state === 'failed' && (
        <Notice tone="warn" alert>
          {t('no_response')}
        </Notice>
      )}
      <Button type="submit" variant="soft" size="sm" disabled={isOffline || state === 'busy'}>
        {t('handover_leave')}
      </Button>
    </form>
  );
}
