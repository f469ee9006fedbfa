'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { currentHotelTime } from '@/lib/device/server-clock';
import type { CartLine } from '@/lib/domain/cart/cart';
import { answerInWords } from '@/lib/domain/i18n/format-date';
import { orderedForInWords } from '@/lib/domain/i18n/format-ordered-for';
import { textIn } from '@/lib/domain/i18n/text';
import { optionsOf } from '@/lib/domain/money/price';
import { optionSummary } from '@/lib/domain/options/option-summary';

/** A line that is not ordered yet: its title, and what was chosen. */
export function LineText({ line }: { line: CartLine }) {
  const hotel = useHotel();
  const { language, locale, timezone } = hotel;
  const today = currentHotelTime(timezone).date;
  const chosen = optionsOf(line.product).flatMap((option) =>
    optionSummary(option, (text) => textIn(text, language)).map((answer) => answerInWords(answer, locale)),
  );
  return (
    <span className="min-w-0 break-words">
      <span className="font-medium">{textIn(line.product.title, language)}</span>
      {chosen.length > 0 && <small className="block text-ink-2 text-sm">{chosen.join(' · ')}</small>}
      {line.ordered_for !== null && (
        <span className="block text-ink-2 text-sm">
          <bdi>{orderedForInWords(line.ordered_for, today, hotel)}</bdi>
        </span>
      )}
    </span>
  );
}
