'use client';

import { Button } from '@/components/ui/button/button';
import type { MissingLanguage } from '@/lib/domain/announcements/missing-languages';
import { bcp47, languageName } from '@/lib/domain/i18n/language';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';

/** Lists the languages in which something is missing, before guests read it in another one. Rule: announcements/AN21. */
export function MissingLanguages(props: {
  missing: readonly MissingLanguage[];
  /** Goes on writing in the first of them. */
  onWrite(language: string): void;
  onPublish(): void;
  onClose(): void;
}) {
  const { missing, onWrite, onPublish, onClose } = props;
  const { t } = useDesk();
  const [first] = missing;
  return (
    <DeskDialog role="alertdialog" title={t('languages_missing')} onClose={onClose}>
      <p className="text-ink-2 text-sm">{t('languages_missing_text')}</p>
      <ul className="grid list-disc gap-1 ps-5 text-sm">
        {missing.map(({ language, lacks }) => (
          <li key={language}>
            <bdi lang={bcp47(language)}>{languageName(language)}</bdi>
            <span>{`: ${lacks.map((part) => t(LACKS[part])).join(', ')}`}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <Button variant="soft" onClick={() => first && onWrite(first.language)}>
          {t('languages_write')}
        </Button>
        <Button variant="outline" onClick={onPublish}>
          {t('publish_anyway')}
        </Button>
      </div>
    </DeskDialog>
  );
}

const LACKS = { title: 'announcement_title', text: 'announcement_text' } as const;
