'use client';

import { useEffect, useRef } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';
import { slotsByDay } from '@/lib/domain/booking/slot-rules';
import { answerInWords, dayTitle } from '@/lib/domain/i18n/format-date';
import { joinList, listMarks } from '@/lib/domain/i18n/join-list';
import type { LanguageTag } from '@/lib/domain/i18n/language';
import type { Option } from '@/lib/domain/options/kit';
import { timeKind } from '@/lib/domain/options/option-types';

/** Lists what was removed from an answer because it is no longer available, so that no answer is removed silently. */
export function RemovedAnswersNotice(props: { option: Option; values: readonly string[]; className?: string }) {
  const { option, values, className } = props;
  const { locale } = useHotel();
  const t = useTranslations();
  const notice = useRef<HTMLDivElement>(null);
  const hasNotice = values.length > 0;
  useEffect(() => {
    // The message would be invisible in a collapsed section.
    const fold = hasNotice ? notice.current?.closest('details') : null;
    if (fold) fold.open = true;
  }, [hasNotice]);
  if (!hasNotice) return null;
  return (
    <div ref={notice} className={className}>
      <Notice tone="warn" alert>
        {t('answer_taken_out', { what: removedText(option, values, locale) })}
      </Notice>
    </div>
  );
}

/** Formats removed values: dates with weekday, times as they are, slots by day: 'Thursday 18 June 10:00, 11:30'. */
function removedText(option: Option, values: readonly string[], locale: LanguageTag): string {
  const joined = (words: (value: string) => string) => joinList(values.map(words), locale);
  switch (timeKind(option)) {
    case 'date':
    case 'dates':
      return joined((date) => dayTitle(date, locale));
    case 'moment':
      return slotsByDay(values)
        .map(({ date, times }) => `${dayTitle(date, locale)} ${joinList(times, locale)}`)
        .join(listMarks(locale).semicolon);
    case 'time':
    case 'slot':
    case null:
      return joined((value) => answerInWords(value, locale));
  }
}
