'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { Dialog } from '@/components/ui/overlay/dialog';
import { closeWithResult } from '@/components/ui/overlay/overlay-stack';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { Flag } from './flag';

/** The languages that the hotel speaks, each named in itself. */
export function LanguageDialog() {
  const hotel = useHotel();
  const t = useTranslations();

  const choose = (code: string) => {
    const directionChanges = directionOf(hotel.language) !== directionOf(code);
    closeWithResult('language', { code, directionChanges });
  };

  return (
    <Dialog id="language" title={t('language')} closeLabel={t('close')} atEnd>
      <div className="langs" role="radiogroup" aria-labelledby="language-title">
        {hotel.languages.map((language) => (
          // biome-ignore lint/a11y/useSemanticElements: choosing acts at once, as a button does
          <button
            key={language.code}
            type="button"
            className="lang"
            role="radio"
            aria-checked={language.code === hotel.language}
            onClick={() => choose(language.code)}
          >
            <Flag country={language.flag} />
            <span lang={bcp47(language.code)}>{language.name}</span>
            {language.code === hotel.language && <Icon name="check" size="sm" />}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
