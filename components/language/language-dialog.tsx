'use client';

import type { KeyboardEvent } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { Dialog } from '@/components/ui/overlay/dialog';
import { closeWithResult } from '@/components/ui/overlay/overlay-stack';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { Flag } from './flag';

/** The step of a key from one language to the next; null: another key. Up and down go with the list, the others with the text. */
function stepOf(key: string, direction: 'ltr' | 'rtl'): number | null {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === forward ? 1 : -1;
  return null;
}

/** Moves the focus by arrow keys, Home and End. It chooses nothing, because a choice closes the list. */
function moveFocus(event: KeyboardEvent<HTMLElement>, direction: 'ltr' | 'rtl'): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const now = rows.indexOf(document.activeElement as HTMLElement);
  const step = stepOf(event.key, direction);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: rows.length - 1 };
  const next = step === null ? ends[event.key] : (now + step + rows.length) % rows.length;
  if (next === undefined) return;
  event.preventDefault();
  rows[next]?.focus();
}

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
        onKeyDown={(event) => moveFocus(event, directionOf(hotel.language))}
      >
        {hotel.languages.map((language) => (
          // biome-ignore lint/a11y/useSemanticElements: choosing acts immediately, as a button does
          <button
            key={language.code}
            type="button"
            className="grid min-h-control grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-2.5 rounded-md bg-canvas px-3 transition-[scale] duration-fast pressed:scale-pressed aria-checked:bg-brand-soft aria-checked:font-medium aria-checked:inset-ring-[1.5px] aria-checked:inset-ring-brand-strong forced-colors:border"
            role="radio"
            aria-checked={language.code === hotel.language}
            tabIndex={language.code === hotel.language ? 0 : -1}
            onClick={() => choose(language.code)}
          >
            <Flag country={language.flag} />
            <span lang={bcp47(language.code)}>{language.name}</span>
            {language.code === hotel.language && (
              <Icon shape={checkIcon} size="sm" className="text-brand-strong forced-colors:text-inherit" />
            )}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
