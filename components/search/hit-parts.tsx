'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import type { HitPart } from '@/lib/domain/search/hit-parts';
import { CHIP } from './chip';

/** Chips that narrow what was found to one section of the hotel, or to its answers. Rule: search/SR14. */
export function HitPartChips(props: {
  parts: readonly HitPart[];
  all: number;
  chosen: string | null;
  onChoose: (key: string | null) => void;
}) {
  const { parts, all, chosen, onChoose } = props;
  const t = useTranslations();
  const chips = [{ key: null, title: t('search_all'), count: all }, ...parts];
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that filter, not fields of a form
    <div
      role="group"
      aria-label={t('filter')}
      className="-mx-gutter flex gap-2 overflow-x-auto px-gutter pt-3 pb-0.5 [scrollbar-width:none]"
    >
      {chips.map(({ key, title, count }) => (
        <button
          key={key ?? ''}
          type="button"
          className={`${CHIP} flex-none whitespace-nowrap`}
          aria-pressed={chosen === key}
          onClick={() => onChoose(key)}
        >
          <span>{title}</span>
          <span className="tabular-nums">{count}</span>
        </button>
      ))}
    </div>
  );
}
