'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { LengthHint } from '@/components/hotel/length-hint';
import { Field } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { TextField } from '@/components/ui/form/text-field';
import { isRequiredField, MAX_REGISTRATION_LENGTH, type RegistrationField } from '@/lib/domain/chat/registration';
import { textIn } from '@/lib/domain/i18n/text';
import type { MessageKey } from '@/lib/words/message-key';
import type { useRegistration } from './use-registration';

const LABELS: Readonly<Record<RegistrationField, MessageKey>> = {
  name: 'your_name',
  last_name: 'last_name',
  first_name: 'first_name',
  phone: 'phone',
  hotel: 'hotel',
  room_number: 'room_number',
};

const AUTOCOMPLETE: Readonly<Record<RegistrationField, string>> = {
  name: 'name',
  last_name: 'family-name',
  first_name: 'given-name',
  phone: 'tel',
  hotel: 'off',
  room_number: 'off',
};

type Props = { field: RegistrationField; registration: ReturnType<typeof useRegistration> };

/** One field of the registration with its error, the guest's own mistake before the server's. Rules: chat/CH14, chat/CH25. */
export function RegistrationTextField({ field, registration }: Props) {
  const { register, values, missing, refused, clearRefusal } = registration;
  const t = useTranslations();
  const label = useLabel(field);
  const id = `chat-${field}`;
  const max = MAX_REGISTRATION_LENGTH[field];
  const error = missing.includes(field)
    ? t(field === 'room_number' ? 'validation_room_number' : 'validation_required')
    : refused[field];
  const input = (
    <TextField
      id={id}
      required={isRequiredField(field)}
      autoComplete={AUTOCOMPLETE[field]}
      maxLength={max}
      {...(field === 'phone' && { type: 'tel', inputMode: 'tel', dir: 'ltr', className: 'ps-9 rtl:text-end' })}
      {...(error !== undefined && { 'aria-invalid': true })}
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-error`}
      {...register(field, { onChange: () => clearRefusal(field) })}
    />
  );
  return (
    <Field label={label} htmlFor={id} isRequired={isRequiredField(field)}>
      {field === 'phone' ? <WithPlus>{input}</WithPlus> : input}
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <LengthHint id={`${id}-hint`} length={values[field].length} max={max} />
    </Field>
  );
}

/** A hotel may name its rooms otherwise. */
function useLabel(field: RegistrationField): string {
  const t = useTranslations();
  const { room_number, variations, language } = useHotel();
  if (field !== 'room_number') return t(LABELS[field]);
  const own = variations.chatRoomLabel === null ? null : textIn(variations.chatRoomLabel, language);
  return own ?? room_number.title ?? t(LABELS[field]);
}

/** Numbers are written from left to right in every language, so the plus sign is at the left. */
function WithPlus({ children }: { children: React.ReactNode }) {
  return (
    <span className="relative block" dir="ltr">
      <span className="absolute start-4 top-3.25 text-ink-2 text-md" aria-hidden="true">
        +
      </span>
      {children}
    </span>
  );
}
