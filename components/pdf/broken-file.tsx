'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureWords } from '@/components/hotel/use-failure-words';
import { ButtonLink } from '@/components/ui/button/button';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Notice } from '@/components/ui/notice';

/**
 * What cannot be shown here may still open elsewhere. `what`: the whole file, or one page of it. `file`: null: not ours.
 * `retry`: only for a file that did not come. Rule: failures/FL5.
 */
export function BrokenFile(props: {
  what: 'pdf_broken' | 'pdf_page_broken';
  file: string | null;
  retry?: (() => void) | null;
}) {
  const { what, file, retry } = props;
  const t = useTranslations();
  const failure = useFailureWords();
  return (
    <div className="mx-auto grid w-full max-w-reading content-start gap-4 px-gutter py-5">
      <Notice tone="danger" alert>
        {retry ? failure('section_failed') : t(what)}
      </Notice>
      {retry && <RetryButton words={t('try_again')} isBusy={false} onPress={retry} />}
      {file !== null && (
        <ButtonLink variant="soft" href={file} target="_blank" rel="noopener noreferrer">
          {t('pdf_open')}
          <span className="sr-only">({t('opens_in_new_tab')})</span>
        </ButtonLink>
      )}
    </div>
  );
}
