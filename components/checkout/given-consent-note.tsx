'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { LegalLink } from '@/components/legal/legal-link';
import { WithdrawalNote } from '@/components/legal/withdrawal-note';
import { Icon } from '@/components/ui/icon';
import { circleCheckIcon } from '@/components/ui/icons/circle-check';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { CONSENT_TEXTS } from '@/lib/domain/checkout/consent';
import { dayAndMonth } from '@/lib/domain/i18n/format-date';

/** In place of the tick: when the guest agreed, to what, and how to withdraw. `at`: in ms. Rule: consent/CN14. */
export function GivenConsentNote({ at }: { at: number }) {
  const { locale, timezone } = useHotel();
  const t = useTranslations();
  const date = dayAndMonth(hotelNow(timezone, new Date(at)).date, locale);
  return (
    <div className="mb-2 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2 text-ink-2 text-sm leading-compact">
      <Icon shape={circleCheckIcon} size="xs" className="self-center" />
      <p>
        <span>{`${t('consent_given', { date })} `}</span>
        <LegalLink type={CONSENT_TEXTS.personalData} tone="inherit">
          {t('personal_data_agreement')}
        </LegalLink>
      </p>
      <WithdrawalNote className="col-start-2 [&_a]:underline" />
    </div>
  );
}
