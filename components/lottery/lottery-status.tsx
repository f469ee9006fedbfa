import { Icon } from '@/components/ui/icon';
import { clockIcon } from '@/components/ui/icons/clock';
import { Notice } from '@/components/ui/notice';
import type { LotteryView } from '@/lib/contract/views';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import type { LanguageTag } from '@/lib/domain/i18n/language';
import { interpolate } from '@/lib/words/message-key';

/** Until when a draw is open, that it has closed, or who has won. The same for every guest. Rule: lottery/LO5. */
export function LotteryStatus(props: {
  lottery: LotteryView;
  messages: Readonly<Record<'lottery_closes' | 'lottery_closed' | 'lottery_winner', string>>;
  locale: LanguageTag;
}) {
  const { lottery, messages, locale } = props;
  const { state, closes, winner } = lottery;
  if (state === 'drawn') {
    return (
      <Notice tone="warm">
        <strong>{interpolate(messages.lottery_winner, { name: bidiIsolate(winner) }, locale)}</strong>
      </Notice>
    );
  }
  if (state === 'closed') return <Notice tone="info">{messages.lottery_closed}</Notice>;
  if (closes === null) return null;
  return (
    <p className="flex items-start gap-2 text-ink-2 text-sm">
      <Icon shape={clockIcon} size="sm" className="mt-px" />
      <span>{interpolate(messages.lottery_closes, closes, locale)}</span>
    </p>
  );
}
