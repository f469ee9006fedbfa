'use client';

import clsx from 'clsx';
import { useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { Modal } from '@/components/ui/overlay/modal';
import { Skeleton } from '@/components/ui/skeleton';
import { Paragraphs } from '@/components/ui/text/paragraphs';
import { DOCUMENT, RichText } from '@/components/ui/text/rich-text';
import type { PublicInfoType } from '@/lib/contract/hotel';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import type { MessageKey } from '@/lib/words/message-key';
import { DataNotice } from './data-notice';
import { type LegalArg, type ShownText, useLegalText } from './use-legal-text';
import { WithdrawalNote } from './withdrawal-note';

const TITLES: Readonly<Record<PublicInfoType, MessageKey>> = {
  privacy_policy: 'privacy_policy',
  full_agreement: 'staff_data',
  impressum: 'impressum',
  order_privacy: 'personal_data_agreement',
  is_adult_18: 'adult_title',
  is_adult_16: 'adult_title_16',
  chat_disclaimer: 'staff_data',
};

/**
 * One legal text in a full-screen overlay. Rules: legal-texts/LT3, legal-texts/LT4, legal-texts/LT1, legal-texts/LT6,
 * security/SC5.
 */
export function LegalText({ arg }: { arg: LegalArg }) {
  const t = useTranslations();
  const text = useLegalText(arg);
  const given = arg.title ?? t(TITLES[arg.type]);
  const title = text.kind === 'notice' ? text.notice.title : ((text.kind === 'rich' ? text.title : null) ?? given);
  const language = 'language' in text ? text.language : null;
  return (
    <Modal id="legal" title={title} backLabel={t('back')}>
      <article
        className={clsx('mx-auto max-w-reading', DOCUMENT)}
        {...(language !== null && { lang: bcp47(language), dir: directionOf(language) })}
      >
        <Words text={text} />
        {text.kind === 'rich' && arg.type === 'order_privacy' && <WithdrawalNote className="mt-4" />}
      </article>
    </Modal>
  );
}

function Words({ text }: { text: ShownText }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  if (text.kind === 'rich') return <RichText html={text.html} />;
  if (text.kind === 'notice') return <DataNotice notice={text.notice} />;
  if (text.kind === 'plain') return <Paragraphs paragraphs={text.paragraphs} />;
  if (text.kind === 'missing') return <Notice tone="info">{t('legal_text_missing')}</Notice>;
  if (text.kind === 'loading') return <LegalSkeleton label={t('loading')} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice tone="danger" alert>
        {failure('section_failed')}
      </Notice>
      <Button variant="soft" onClick={text.retry}>
        {t('try_again')}
      </Button>
    </div>
  );
}

function LegalSkeleton({ label }: { label: string }) {
  return (
    <div className="grid grid-cols-1 gap-3" role="status" aria-label={label}>
      <Skeleton className="h-7.5 w-1/2 rounded-sm" />
      {[90, 100, 96, 70, 98, 60].map((width) => (
        <Skeleton key={width} className="h-4 rounded-sm" style={{ inlineSize: `${width}%` }} />
      ))}
    </div>
  );
}
