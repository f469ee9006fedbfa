'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { Dialog } from '@/components/ui/overlay/dialog';
import { closeWithResult } from '@/components/ui/overlay/overlay-stack';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { Flag } from './flag';

/** The hotel's languages, each by its own name. */
export function LanguageDialog() {
  const hotel = useHotel();
  const t = useTranslations();

  const choose = (code: string) => {
    const directionChanges = directionOf(hotel.language) !== directionOf(code);
    closeWithResult('language', { code, directionChanges });
  };

  return (
    <Dialog id="language" title={t('language')} closeLabel={t('close')} atEnd>
      <div
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.25rem),1fr))] gap-2"
        role="radiogroup"
        aria-labelledby="language-title"
      >
        {hotel.languages.map((language) => (
          // biome-ignore lint/a11y/useSemanticElements: choosing acts immediately, as a button does
          <button
            key={language.code}
            type="button"
            className="grid min-h-control grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-2.5 rounded-md bg-canvas px-3 transition-[scale] duration-fast pressed:scale-pressed aria-checked:bg-brand-soft aria-checked:font-medium aria-checked:inset-ring-[1.5px] aria-checked:inset-ring-brand-strong forced-colors:border"
            role="radio"
            aria-checked={language.code === hotel.language}
            onClick={() => choose(language.code)}
          >
            <Flag country={language.flag} />
            <span lang={bcp47(language.code)}>{language.name}</span>
            {language.code === hotel.language && (
              <Icon name="check" size="sm" className="text-brand-strong forced-colors:text-inherit" />
            )}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
