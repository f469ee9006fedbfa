'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { ButtonLink } from '@/components/ui/button/button';
import { RetryButton } from '@/components/ui/button/retry-button';
import { Notice } from '@/components/ui/notice';

/**
 * The error for a file or a page that cannot be shown, with a link that opens it elsewhere. `file`: null when it is not
 * in our storage. `retry`: only for a file that could not be fetched. Rule: failures/FL5.
 */
export function BrokenFile(props: {
  what: 'pdf_broken' | 'pdf_page_broken';
  file: string | null;
  retry?: (() => void) | null;
}) {
  const { what, file, retry } = props;
  const t = useTranslations();
  const failure = useFailureMessage();
  return (
    <div className="mx-auto grid w-full max-w-reading content-start gap-4 px-gutter py-5">
      <Notice tone="danger" alert>
        {retry ? failure('section_failed') : t(what)}
      </Notice>
      {retry && <RetryButton label={t('try_again')} isBusy={false} onPress={retry} />}
      {file !== null && (
        <ButtonLink variant="soft" href={file} target="_blank" rel="noopener noreferrer">
          <span>{t('pdf_open')}</span>
          <span className="sr-only">{`(${t('opens_in_new_tab')})`}</span>
        </ButtonLink>
      )}
    </div>
  );
}
