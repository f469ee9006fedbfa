'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useConsentLanguage } from '@/components/hotel/use-consent-language';

/** A sentence whose {email} is replaced by a link. */
export function WithEmail({ sentence, email }: { sentence: string; email: string }) {
  const [before = '', after = ''] = sentence.split('{email}');
  return (
    <>
      <span>{before}</span>
      <a href={`mailto:${email}`}>
        <bdi translate="no" dir="ltr">
          {email}
        </bdi>
      </a>
      <span>{after}</span>
    </>
  );
}

/** Where consent can be withdrawn: by e-mail, or at the reception. Rule: consent/CN8. */
export function WithdrawalNote({ className }: { className?: string }) {
  const { withdrawalEmail } = useHotel();
  const t = useTranslations();
  const languageOf = useConsentLanguage();
  const messageKey = withdrawalEmail === null ? 'consent_withdrawal_desk' : 'consent_withdrawal';
  return (
    <p className={className} {...languageOf(messageKey)}>
      {withdrawalEmail === null ? t(messageKey) : <WithEmail sentence={t(messageKey)} email={withdrawalEmail} />}
    </p>
  );
}
