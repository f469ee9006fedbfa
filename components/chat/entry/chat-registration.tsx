'use client';

import type { FormEvent } from 'react';
import { GuestLookupFailed } from '@/components/guest/guest-lookup-failed';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { Button } from '@/components/ui/button/button';
import { useFirstError } from '@/components/ui/hooks/use-first-error';
import { phoneIcon } from '@/components/ui/icons/phone';
import { Illustration } from '@/components/ui/illustration';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { Paragraphs } from '@/components/ui/text/paragraphs';
import { hasGuestToggle } from '@/lib/domain/chat/registration';
import { joinList } from '@/lib/domain/i18n/join-list';
import { paragraphsOf } from '@/lib/domain/i18n/plain-text';
import { textIn } from '@/lib/domain/i18n/text';
import type { Chat } from '../chat-types';
import { GuestToggle } from './guest-toggle';
import { RegistrationTextField } from './registration-fields';
import { useRegistration } from './use-registration';

/** Asks who writes before a chat begins. Rules: chat/CH3, chat/CH14, chat/CH25. */
export function ChatRegistration({ start }: { start: Chat['start'] }) {
  const { variations } = useHotel();
  const t = useTranslations();
  const registration = useRegistration(start);
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
      className="mx-auto grid min-h-full w-full max-w-dialog grid-cols-1 content-start gap-5"
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

/** A text of the hotel, for example which extensions to call. */
function HotelNote() {
  const { variations, language } = useHotel();
  const note = variations.chatNote === null ? '' : textIn(variations.chatNote, language);
  if (note.trim() === '') return null;
  return (
    <Notice tone="info" icon={phoneIcon}>
      <Paragraphs paragraphs={paragraphsOf(note)} />
    </Notice>
  );
}

function StartFailed({ hasFailed }: { hasFailed: boolean }) {
  const failure = useFailureMessage();
  if (!hasFailed) return null;
  return (
    <Notice tone="danger" alert>
      {failure('chat_start_failed')}
    </Notice>
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
