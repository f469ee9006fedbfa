'use client';

import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import type { ContentItem } from './content-api';

const CHIP =
  'min-h-target max-w-60 shrink-0 truncate rounded-full bg-surface px-4 text-sm inset-ring inset-ring-line-strong hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-strong aria-pressed:inset-ring-2 aria-pressed:inset-ring-brand-strong forced-colors:border forced-colors:aria-pressed:chosen';

/** One section at a time, in one line that scrolls. */
export function SectionChips(props: {
  sections: readonly ContentItem[];
  chosen: number;
  onChoose: (id: number) => void;
}) {
  const { sections, chosen, onChoose } = props;
  const { hotel, t } = useDesk();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll
    <div
      role="group"
      data-part="section-chips"
      aria-label={t('section')}
      className="-mx-gutter flex gap-2 overflow-x-auto px-gutter py-1"
    >
      {sections.map((section) => (
        <button
          key={section.id}
          type="button"
          className={CHIP}
          aria-pressed={section.id === chosen}
          onClick={() => onChoose(section.id)}
        >
          {textIn(section.title, hotel.language)}
        </button>
      ))}
    </div>
  );
}
