'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useApi } from '@/components/hotel/use-api';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import { browserChat } from '@/lib/contract/browser-chat';
import { paths } from '@/lib/contract/paths';
import { answerNote } from '@/lib/domain/chat/answer-time';
import { listMarks } from '@/lib/domain/i18n/join-list';

/** How soon somebody will answer; nothing while that is unknown. Rule: chat/CH27. */
export function AnswerTime() {
  const hotel = useHotel();
  const t = useTranslations();
  const now = useHotelNow();
  const { value } = useApi({
    key: paths.chatAnswerTime(hotel.uuid),
    fetch: () => browserChat().answerTime(hotel.uuid),
  });
  const note = value ? answerNote(value, now) : null;
  if (note === null) return null;
  if (note.kind === 'usual') {
    const isHours = note.unit === 'hours';
    return (
      <Status dot="bg-success">{t(isHours ? 'chat_answers_hours' : 'chat_answers_minutes', { n: note.n })}</Status>
    );
  }
  const { from, to } = note.hours;
  if (from === null || to === null) return <Status dot="bg-ink-3">{t('closed_now')}</Status>;
  return (
    <Status dot="bg-ink-3">
      <span className="sr-only">{`${t('working_hours')}: `}</span>
      <bdi translate="no" className="whitespace-nowrap tabular-nums" dir="ltr">
        {`${from} - ${to}`}
      </bdi>
      <span>{`${listMarks(hotel.language).comma}${t('closed_now')}`}</span>
    </Status>
  );
}

function Status({ dot, children }: { dot: string; children: React.ReactNode }) {
  return (
    <>
      <span className={`me-1.5 inline-block size-2 rounded-[50%] align-middle ${dot}`} aria-hidden="true" />
      <span>{children}</span>
    </>
  );
}
