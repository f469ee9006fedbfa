'use client';

import { useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { givenConsent } from '@/lib/device/given-consent';
import type { VisibleConsent } from '@/lib/domain/checkout/consent';
import { consentText, restsOnConsent } from '@/lib/domain/checkout/given-consent';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { consentSentences } from './consent-messages';

/** `at`: when the guest gave the consent on which this order rests, in ms; null: it asks for one. */
export type Agreement = { at: number | null; remember: () => void };

/**
 * The consent that this device remembers. `mayRest`: the order is a request for something free. Every consent is
 * remembered, whatever it was given for. Rule: consent/CN14.
 */
export function useGivenConsent(consent: VisibleConsent, mayRest: boolean): Agreement {
  const t = useTranslations();
  const { language } = useHotel();
  const given = useAtomValue(givenConsent);
  const [now] = useState(Date.now);
  const text = consentText(
    language,
    consentSentences(consent).map((key) => t(key)),
  );
  const at = mayRest && given !== null && restsOnConsent(given, { text, now }) ? given.at : null;
  return {
    at,
    remember: () => {
      if (at === null) givenConsent.changeNow(() => ({ at: Date.now(), text }));
    },
  };
}
