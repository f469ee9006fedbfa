'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { Flag } from './flag';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    language: null;
  }
}

/** The flag of the page's language; opens the choice. Rule: languages/L16. */
export function LanguageButton() {
  const hotel = useHotel();
  const t = useTranslations();
  const current = hotel.languages.find((language) => language.code === hotel.language);
  if (current === undefined || hotel.languages.length < 2) return null;
  return (
    <button
      type="button"
      className="langbtn"
      aria-haspopup="dialog"
      aria-label={`${t('language')}: ${current.name}`}
      onClick={() => openOverlay('language')}
    >
      <Flag country={current.flag} />
      <Icon name="chevron-down" size="xs" />
    </button>
  );
}
