'use client';

import type { Checkout } from '@/components/checkout/checkout';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { TextButton } from '@/components/ui/button/text-button';
import { missingAnswers } from '@/lib/domain/checkout/checkout';
import { joinList } from '@/lib/domain/i18n/join-list';
import { textIn } from '@/lib/domain/i18n/text';
import { type Id, sameId } from '@/lib/domain/id';
import type { Kit } from '@/lib/domain/options/kit';

/**
 * What the order still needs, before the button that sends it. A tap marks it and leads to the first of it. `invalid`:
 * the product's own options without a valid answer. Rule: fast-order/FO12.
 */
export function MissingLine(props: { checkout: Checkout; ownKit: Kit | null; invalid: readonly Id[] }) {
  const { checkout, ownKit, invalid } = props;
  const { language, locale, room_number } = useHotel();
  const t = useTranslations();
  const { missing, kit, pending, proven } = checkout;
  const options = [...(ownKit?.properties ?? []), ...(kit?.properties ?? [])];
  // Nobody need type digits before it is known whether this device has proven the room.
  const asked = { ...missing, proof: missing.proof && proven.room !== undefined };
  const titles = missingAnswers(asked, invalid).map((answer) => {
    if (answer === 'payment') return t('payment_method');
    if (answer === 'room') return room_number.title ?? t('room_number');
    if (answer === 'proof') return t('room_proof_digits');
    if (answer === 'tip') return t('tip');
    return textIn(options.find(({ id }) => sameId(id, answer))?.title, language);
  });
  if (pending !== null || titles.length === 0) return null;
  return (
    <p className="col-span-full">
      <TextButton layout="row" className="text-start text-sm" onClick={checkout.send}>
        {t('still_needed', { what: joinList(titles.filter(Boolean), locale) })}
      </TextButton>
    </p>
  );
}
