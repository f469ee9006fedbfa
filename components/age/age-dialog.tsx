'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { apiCall, READ_ONCE, useApi } from '@/components/hotel/use-api';
import { Actions } from '@/components/ui/actions';
import { Button } from '@/components/ui/button/button';
import { Illustration } from '@/components/ui/illustration';
import { DIALOG, DIALOG_TITLE, SCRIM } from '@/components/ui/overlay/frames';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays, closeWithResult, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { Skeleton } from '@/components/ui/skeleton';
import { RichText } from '@/components/ui/text/rich-text';
import { hasText, textIn } from '@/lib/domain/i18n/text';
import type { MessageKey } from '@/lib/words/message-key';
import type { AgeText } from './use-age-gate';

const MESSAGE_KEYS: Readonly<Record<AgeText, { title: MessageKey; text: MessageKey; yes: MessageKey }>> = {
  is_adult_18: { title: 'adult_title', text: 'adult_text', yes: 'adult_yes' },
  is_adult_16: { title: 'adult_title_16', text: 'adult_text_16', yes: 'adult_yes_16' },
};

/**
 * Asks whether the guest is old enough. "No", Escape and back return false, so nothing is added. Rule: age-gate/AG2.
 */
export function AgeDialog({ arg }: { arg: OverlayArgs['age'] }) {
  const t = useTranslations();
  const keys = MESSAGE_KEYS[arg.text];
  return (
    <OverlayFrame
      className={`${SCRIM} place-items-center p-5`}
      closesBesideContent
      labelledBy="age-title"
      describedBy="age-text"
      role="alertdialog"
    >
      <section className={`${DIALOG} max-w-country px-5 pt-6 pb-5 text-center`}>
        <Illustration src="/pictures/wine.webp" tint="tint-5" size="sm" />
        <h2 className={`${DIALOG_TITLE} mt-5`} id="age-title">
          {t(keys.title)}
        </h2>
        <div className="mt-2 text-ink-2" id="age-text">
          <AgeMessage type={arg.text} otherwise={t(keys.text)} />
        </div>
        <Actions>
          <Button variant="primary" onClick={() => closeWithResult('age', true)}>
            {t(keys.yes)}
          </Button>
          <Button variant="outline" onClick={() => closeOverlays()}>
            {t('adult_no')}
          </Button>
        </Actions>
      </section>
    </OverlayFrame>
  );
}

/** The hotel's own text, fetched once; `otherwise` when it has none or the request fails. Rule: age-gate/AG3. */
function AgeMessage({ type, otherwise }: { type: AgeText; otherwise: string }) {
  const hotel = useHotel();
  const { value, refusal } = useApi(apiCall('publicInfo', hotel.id, type), READ_ONCE);
  if (value === undefined && refusal === null)
    return <Skeleton className="mx-auto h-4 w-3/4 animate-fade-late rounded-sm" />;
  if (value === undefined || !hasText(value)) return <p>{otherwise}</p>;
  return <RichText html={textIn(value, hotel.language)} />;
}
