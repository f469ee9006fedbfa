'use client';

import { HotelCallLink } from '@/components/hotel/hotel-call-link';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Field } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { TextField } from '@/components/ui/form/text-field';
import { Icon } from '@/components/ui/icon';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { Skeleton } from '@/components/ui/skeleton';
import { isRoomProven } from '@/lib/domain/checkout/proven-room';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { roomText } from '@/lib/domain/i18n/typed-text';
import type { CheckoutWithForm } from './checkout';

/** Six digits with whatever a guest types or copies between them. */
const MAX_TYPED = 30;

/**
 * The proof of the room, where the order asks for one: a line that says so, or the digits of the stay. Where this device
 * has proven another room, that one is not named. Rules: rooms/RM2, rooms/RM7, rooms/RM9.
 */
export function RoomProofField({ checkout }: { checkout: CheckoutWithForm }) {
  const t = useTranslations();
  const { shown, values, proven, errors } = checkout;
  if (!shown.proof) return null;
  if (proven.room === undefined && !proven.hasFailed) return <Skeleton className="h-33 rounded-md" />;
  const isRefused = errors.fields.room_proof !== undefined;
  if (isRefused || !isRoomProven({ ...values, provenRoom: proven.room })) return <StayCodeCard checkout={checkout} />;
  return (
    <p className="flex items-center gap-1.5 text-ink-2 text-sm">
      <Icon shape={circleCheckIcon} size="xs" className="text-success" />
      <span className="min-w-0 wrap-anywhere">
        {t('room_proven', { room: bidiIsolate(roomText(values.room_number)) })}
      </span>
    </p>
  );
}

function StayCodeCard({ checkout }: { checkout: CheckoutWithForm }) {
  const t = useTranslations();
  const { form, formId, problems, errors, proven } = checkout;
  const id = `${formId}-room-proof`;
  const [titleId, errorId] = [`${id}-title`, `${id}-error`];
  const refusals = errors.fields.room_proof;
  const isInvalid = problems.proof || refusals !== undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, which cannot be laid out like a text
    <div className="grid grid-cols-1 gap-3 rounded-md border border-line p-4" role="group" aria-labelledby={titleId}>
      <p id={titleId} className="text-pretty font-medium">
        {t('room_proof_title')}
      </p>
      <Field label={t('room_proof_digits')} htmlFor={id} isRequired={!proven.hasFailed}>
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          <TextField
            id={id}
            required={!proven.hasFailed}
            isNumber
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={MAX_TYPED}
            // Groups of digits keep their order in every language.
            dir="ltr"
            className="min-w-40 flex-1 rtl:text-end"
            {...(isInvalid && { 'aria-invalid': true })}
            aria-describedby={isInvalid ? `${titleId} ${errorId}` : titleId}
            {...form.register('stay_code', { onChange: () => checkout.clearFieldError('room_proof') })}
          />
          <div className="flex-none empty:hidden">
            <HotelCallLink />
          </div>
        </div>
        {isInvalid && <FieldError id={errorId}>{refusals?.length ? refusals : t('validation_room_proof')}</FieldError>}
      </Field>
    </div>
  );
}
