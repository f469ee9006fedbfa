'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field, FieldHint } from '@/components/ui/form/field';
import { TextField } from '@/components/ui/form/text-field';
import { Notice } from '@/components/ui/notice';
import { callDesk, isSignedOut } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import type { DeskPerson } from './persons-api';

/** Finds guests by a room or a phone. Rule: desk/DE28. */
export function PersonSearch({ onFound }: { onFound(persons: readonly DeskPerson[]): void }) {
  const { t } = useDesk();
  const { isOffline, onSignedOut } = useDeskData();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('find')).trim();
    if (text === '') return;
    setIsBusy(true);
    const response = await callDesk<DeskPerson[]>('/persons/search', { find: text });
    setIsBusy(false);
    setHasFailed(!response.ok);
    if (response.ok) onFound(response.value);
    else if (isSignedOut(response)) onSignedOut();
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field label={t('find_person')} htmlFor="find-person">
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <TextField
            type="search"
            id="find-person"
            name="find"
            required
            maxLength={100}
            autoComplete="off"
            aria-describedby="find-person-hint"
          />
          <Button type="submit" variant="soft" disabled={isOffline || isBusy}>
            {t('find_button')}
          </Button>
        </div>
        <FieldHint id="find-person-hint">{t('find_person_hint')}</FieldHint>
      </Field>
      {hasFailed && (
        <Notice tone="warn" alert>
          {t('no_response')}
        </Notice>
      )}
    </form>
  );
}
