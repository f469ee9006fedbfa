'use client';

import { useId } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { Refusal } from '@/lib/contract/refusals';
import { type EntryDetails, MAX_ENTRY_NAME_LENGTH, MAX_ENTRY_ROOM_LENGTH } from '@/lib/domain/lottery/lottery';
import type { EntryFailure } from './entry-failure';
import { EntryField } from './entry-field';
import { useEntryForm } from './use-entry-form';

/** The form with which a guest enters a draw. Rule: lottery/LO5. */
export function EntryForm({ enter }: { enter: (details: EntryDetails) => Promise<Refusal | null> }) {
  const { limit_room, room_number } = useHotel();
  const t = useTranslations();
  const id = useId();
  const { form, details, type, isRoomLocked, failure, isSending, submit } = useEntryForm(enter);
  const field = (name: keyof EntryDetails) => ({
    id: `${id}-${name}`,
    value: details[name],
    isInvalid: failure.fields.includes(name),
    onType: (value: string) => type({ [name]: value }),
  });
  return (
    <form ref={form} className={`${CARD} grid gap-4 p-4`} noValidate onSubmit={submit}>
      <EntryField
        {...field('name')}
        label={t('lottery_name')}
        error={t('validation_required')}
        maxLength={MAX_ENTRY_NAME_LENGTH}
        autoComplete="name"
      />
      <EntryField
        {...field('room_number')}
        label={room_number.title ?? t('room_number')}
        error={t('validation_room_number')}
        maxLength={MAX_ENTRY_ROOM_LENGTH}
        suggestions={limit_room}
        readOnly={isRoomLocked}
      />
      <p className="text-ink-2 text-sm">{t('lottery_note')}</p>
      {failure.message !== null && <FailureNotice message={failure.message} />}
      <Button variant="primary" type="submit" aria-busy={isSending}>
        {isSending && <Spinner />}
        <span>{t(isSending ? 'sending' : 'lottery_enter')}</span>
      </Button>
    </form>
  );
}

function FailureNotice({ message }: { message: NonNullable<EntryFailure['message']> }) {
  const t = useTranslations();
  const words = {
    lottery_closed: t('lottery_closed'),
    lottery_desk: t('lottery_desk'),
    lottery_failed: t('lottery_failed'),
    lottery_room_full: t('lottery_room_full'),
    too_many_requests: t('too_many_requests'),
  };
  return (
    <Notice tone="danger" alert>
      {words[message]}
    </Notice>
  );
}
