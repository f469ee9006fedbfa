'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { LengthHint } from '@/components/hotel/length-hint';
import { TextArea } from '@/components/ui/form/text-area';
import { MAX_COMMENT_LENGTH } from '@/lib/domain/checkout/checkout';
import type { Checkout } from './use-checkout';

/** A word to the hotel. Rules: checkout/CO9, cart/CT19. */
export function CommentField({ checkout }: { checkout: Checkout }) {
  const t = useTranslations();
  const { form, values, shown } = checkout;
  if (!shown.comment) return null;
  const id = `${checkout.formId}-comment`;
  const hintId = `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>{t('comment')}</label>
      <TextArea
        text={values.comment}
        id={id}
        rows={2}
        maxLength={MAX_COMMENT_LENGTH}
        placeholder={t('comment_example')}
        aria-describedby={hintId}
        {...form.register('comment')}
      />
      <LengthHint id={hintId} length={values.comment.length} most={MAX_COMMENT_LENGTH} />
    </div>
  );
}
