'use client';

import type { FormEvent } from 'react';
import { GuestLookupFailed } from '@/components/guest/guest-lookup-failed';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { useFirstError } from '@/components/ui/hooks/use-first-error';
import { Illustration } from '@/components/ui/illustration';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { FieldErrors } from '@/lib/contract/refusals';
import { hasGuestToggle } from '@/lib/domain/chat/registration';
import { joinList } from '@/lib/domain/i18n/join-list';
import type { Chat } from '../chat-types';
import { HotelNote, StartFailed } from './chat-notices';
import { GuestToggle } from './guest-toggle';
import { RegistrationTextField } from './registration-fields';
import { useRegistration } from './use-registration';

/** Asks who writes before a chat begins. `refused`: what the hotel has refused before. Rules: chat/CH3, chat/CH14, chat/CH25. */
export function ChatRegistration({ start, refused }: { start: Chat['start']; refused: FieldErrors | null }) {
  const { variations } = useHotel();
  const t = useTranslations();
  const registration = useRegistration(start, refused);
  const { fields, values, failures, isSending } = registration;
  const form = useFirstError<HTMLFormElement>(failures);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void registration.submit();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="chat-registration"
      className="mx-auto grid w-full max-w-dialog grid-cols-1 content-start gap-5"
      onSubmit={submit}
    >
      <Illustration src="/pictures/bubble.webp" tint="tint-4" size="sm" />
      <div className="text-center">
        <h3 id="chat-registration" className="text-2xl tracking-title">
          {t('chat_write')}
        </h3>
        <p className="mt-1 text-ink-2">{t('chat_write_text')}</p>
      </div>
      <HotelNote />
      <GuestLookupFailed lookup={registration.guest} />
      {fields
        .filter((field) => field !== 'room_number')
        .map((field) => (
          <RegistrationTextField key={field} field={field} registration={registration} />
        ))}
      {hasGuestToggle(variations) && (
        <GuestToggle isHotelGuest={values.is_hotel_guest} onChange={registration.setIsHotelGuest} />
      )}
      {fields.includes('room_number') && <RegistrationTextField field="room_number" registration={registration} />}
      <StartFailed hasFailed={registration.hasFailed} />
      <OtherErrors errors={registration.otherErrors} />
      <div className="mt-auto grid gap-3">
        <Button variant="primary" type="submit" aria-busy={isSending}>
          {isSending && <Spinner />}
          <span>{t('start_chat')}</span>
        </Button>
        <Company />
      </div>
    </form>
  );
}

/** What the hotel says about something that this form does not ask. */
function OtherErrors({ errors }: { errors: readonly string[] }) {
  if (errors.length === 0) return null;
  return (
    <Notice tone="danger" alert>
      {errors.map((error) => (
        <p key={error}>{error}</p>
      ))}
    </Notice>
  );
}

function Company() {
  const { title, language } = useHotel();
  return (
    <p className="text-center text-ink-3 text-xs">{`© ${joinList([title, String(new Date().getFullYear())], language)}`}</p>
  );
}
