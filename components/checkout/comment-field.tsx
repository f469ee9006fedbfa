'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { LengthHint } from '@/components/hotel/length-hint';
import { Field } from '@/components/ui/form/field';
import { TextArea } from '@/components/ui/form/text-area';
import { MAX_COMMENT_LENGTH } from '@/lib/domain/checkout/checkout';
import type { CheckoutWithForm } from './checkout';

/** The guest's comment to the hotel. Rules: checkout/CO9, cart/CT19. */
export function CommentField({ checkout }: { checkout: CheckoutWithForm }) {
  const t = useTranslations();
  const { form, values, shown } = checkout;
  if (!shown.comment) return null;
  const id = `${checkout.formId}-comment`;
  const hintId = `${id}-hint`;
  return (
    <Field label={t('comment')} htmlFor={id}>
      <TextArea
        text={values.comment}
        id={id}
        rows={2}
        maxLength={MAX_COMMENT_LENGTH}
        placeholder={t('comment_example')}
        aria-describedby={hintId}
        {...form.register('comment')}
      />
      <LengthHint id={hintId} length={values.comment.length} max={MAX_COMMENT_LENGTH} />
    </Field>
  );
}
