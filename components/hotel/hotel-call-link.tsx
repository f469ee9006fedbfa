'use client';

import { CallLink } from './call-link';
import { useHotel, useTranslations } from './hotel-context';

/** The telephone of the hotel that the guest is in. Rule: failures/FL9. */
export function HotelCallLink() {
  const { variations } = useHotel();
  const t = useTranslations();
  return <CallLink phone={variations.callPhone} label={t('call')} />;
}
