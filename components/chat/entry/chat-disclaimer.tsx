'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { useConsentLanguage } from '@/components/hotel/use-consent-language';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { LegalLink } from '@/components/legal/legal-link';
import { type ShownText, useLegalText } from '@/components/legal/use-legal-text';
import { Actions } from '@/components/ui/actions';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { RichText } from '@/components/ui/text/rich-text';
import { disclaimerAccepted } from '@/lib/device/chat/disclaimer';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';

/** What a guest accepts once on this device before the chat is loaded. Rule: chat/CH22. */
export function ChatDisclaimer({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const text = useLegalText({ type: 'chat_disclaimer' });
  const title = (text.kind === 'rich' ? text.title : null) ?? t('chat_disclaimer_title');
  const isKnown = text.kind === 'rich' || text.kind === 'missing';
  return (
    <section className="mx-auto grid w-full max-w-dialog grid-cols-1 content-center" aria-labelledby="chat-disclaimer">
      <h3 id="chat-disclaimer" className="text-xl tracking-tight" tabIndex={-1}>
        {title}
      </h3>
      <div className="mt-3">
        <DisclaimerText text={text} />
      </div>
      <div className="mt-2">
        <LegalLink type="privacy_policy" layout="row">
          {t('privacy_policy')}
        </LegalLink>
      </div>
      <Actions>
        <Button variant="primary" disabled={!isKnown} onClick={() => disclaimerAccepted.changeNow(() => true)}>
          {t('accept')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      </Actions>
    </section>
  );
}

function DisclaimerText({ text }: { text: ShownText }) {
  const t = useTranslations();
  const failure = useFailureMessage();
  const languageOf = useConsentLanguage();
  if (text.kind === 'rich') {
    const { language, html } = text;
    return (
      <div {...(language !== null && { lang: bcp47(language), dir: directionOf(language) })}>
        <RichText html={html} />
      </div>
    );
  }
  if (text.kind === 'loading') {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton className="h-24 rounded-md" />
      </div>
    );
  }
  if (text.kind === 'failed') {
    return (
      <div className="grid grid-cols-1 gap-3">
        <Notice tone="danger" alert>
          {failure('section_failed')}
        </Notice>
        <Button variant="soft" onClick={text.retry}>
          {t('try_again')}
        </Button>
      </div>
    );
  }
  // A hotel without a text of its own asks for the consent of its orders, which covers messages.
  return <p {...languageOf('personal_data_consent')}>{t('personal_data_consent')}</p>;
}
