'use client';

import { type AnnouncementDraft, previewOf } from '@/lib/domain/announcements/announcement-draft';
import { bcp47, directionOf, languageName } from '@/lib/domain/i18n/language';
import { useDesk } from '../desk-context';

/** The announcement as a guest of one language sees it, on a phone. Rule: desk/DE21. */
export function AnnouncementPreview({ draft, language }: { draft: AnnouncementDraft; language: string }) {
  const { t } = useDesk();
  const { title, paragraphs } = previewOf(draft, language);
  return (
    <aside className="grid content-start justify-items-center gap-3" aria-label={t('preview')}>
      <div
        className="grid min-h-96 w-64 place-items-center rounded-[38px] border-8 border-ink bg-sunken p-3"
        lang={bcp47(language)}
        dir={directionOf(language)}
      >
        <div className="grid w-full overflow-hidden rounded-lg bg-surface shadow-lg forced-colors:border">
          {draft.picture.trim() !== '' && (
            <img src={draft.picture.trim()} alt="" className="h-36 w-full bg-plate-1 object-cover" />
          )}
          <div className="grid gap-2 p-3.5 text-sm">
            {title !== '' && <p className="wrap-anywhere font-medium text-lg">{title}</p>}
            {paragraphs.map((paragraph, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name
              <p key={place} className="wrap-anywhere text-ink-2">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
      <p className="text-ink-2 text-sm">{t('preview_in', { language: languageName(language) })}</p>
    </aside>
  );
}
