import 'server-only';
import type { Lottery } from '@/lib/contract/lottery';
import type { LotteryView } from '@/lib/contract/views';
import type { HotelNow } from '@/lib/domain/booking/hotel-time';
import { dayTitle } from '@/lib/domain/i18n/format-date';
import { bcp47 } from '@/lib/domain/i18n/language';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import { lotteryState } from '@/lib/domain/lottery/lottery';

/** The view of a section's draw. A draw without a title has the section's. Rule: lottery/LO5. */
export function lotteryView(
  { language, now }: { language: string; now: HotelNow },
  lottery: Lottery,
  sectionTitle: string,
): LotteryView {
  const [date, time] = lottery.closes_at?.split('T') ?? [];
  return {
    title: textIn(lottery.title, language) || sectionTitle,
    prize: textIn(lottery.prize, language),
    rulesHtml: textIn(lottery.rules, language),
    closes:
      date === undefined || time === undefined
        ? null
        : { date: dayTitle(date, bcp47(language)), time: isolateNumber(time) },
    state: lotteryState(lottery, now),
    winner: textIn(lottery.winner, language),
  };
}
