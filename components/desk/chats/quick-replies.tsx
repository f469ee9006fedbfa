'use client';

import { shownReplies } from '@/lib/domain/desk/quick-replies';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

/**
 * Buttons with texts that staff send often, in the guest's language and below it in the desk's. A tap inserts the guest's
 * into the message. Rule: desk/DE19.
 */
export function QuickReplies({ language, onChoose }: { language: string; onChoose(text: string): void }) {
  const { hotel, t } = useDesk();
  const { settings } = useDeskData();
  const replies = shownReplies(settings.quick_replies, { guest: language, desk: hotel.language });
  return (
    <ul className="flex gap-2 overflow-x-auto [scrollbar-width:none]" aria-label={t('quick_replies')}>
      {replies.map(({ text, language: of, meaning }) => (
        <li key={text} className="shrink-0">
          <button
            type="button"
            className="grid min-h-target max-w-72 content-center justify-items-start rounded-md bg-canvas px-3.5 py-1.5 text-start text-sm inset-ring inset-ring-line-strong hover:bg-sunken forced-colors:border"
            onClick={() => onChoose(text)}
          >
            {of === null ? (
              <span dir="auto" className="wrap-anywhere">
                {text}
              </span>
            ) : (
              <span lang={bcp47(of)} dir={directionOf(of)} className="wrap-anywhere">
                {text}
              </span>
            )}
            {meaning !== null && <span className="wrap-anywhere text-ink-2 text-xs">{meaning}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
