'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { TextButton } from '@/components/ui/button/text-button';
import { Illustration } from '@/components/ui/illustration';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { joinList } from '@/lib/domain/i18n/join-list';
import { HotelNote, StartFailed } from './chat-notices';
import { ChatTopics } from './chat-topics';
import type { useDirectStart } from './use-direct-start';

/** What a guest sees who writes without a registration: as whom they write, and a way to change it. Rule: chat/CH34. */
export function DirectIntro(props: { titleId: string; direct: ReturnType<typeof useDirectStart> }) {
  const { titleId, direct } = props;
  const { locale } = useHotel();
  const t = useTranslations();
  const who = joinList([bidiIsolate(direct.name), bidiIsolate(direct.room)], locale);
  return (
    <section
      className="grid min-h-0 flex-1 grid-cols-1 content-between gap-5 overflow-y-auto overscroll-contain px-gutter pt-5 pb-2"
      data-scroller=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
      tabIndex={0}
      aria-labelledby={titleId}
    >
      <div className="mx-auto grid w-full max-w-dialog grid-cols-1 gap-5">
        <Illustration src="/pictures/bubble.webp" tint="tint-4" size="sm" />
        <div className="text-center">
          <h3 className="text-2xl tracking-title">{t('chat_write')}</h3>
          <p className="mt-1 text-ink-2">{t('chat_write_text')}</p>
        </div>
        <HotelNote />
        <StartFailed hasFailed={direct.hasFailed} />
        <ChatTopics />
      </div>
      <p className="flex flex-wrap items-center justify-center gap-x-3 text-ink-2 text-sm">
        <span className="min-w-0 wrap-anywhere">{t('chat_as', { who })}</span>
        <TextButton layout="row" onClick={direct.register}>
          {t('change')}
        </TextButton>
      </p>
    </section>
  );
}
