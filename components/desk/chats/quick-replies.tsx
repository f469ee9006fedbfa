'use client';

import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';

const BUILT_IN = [
  'quick_on_its_way',
  'quick_ten_minutes',
  'quick_which_room',
  'quick_pleasure',
  'quick_find_out',
] as const;

/**
 * Buttons with texts that staff send often. A tap inserts one into the message: the hotel's own texts in the guest's
 * language, otherwise the built-in ones in the language of the desk. Rule: desk/DE19.
 */
export function QuickReplies({ language, onChoose }: { language: string; onChoose(text: string): void }) {
  const { t } = useDesk();
  const { settings } = useDeskData();
  const replies = settings.quick_replies?.map((text) => textIn(text, language)) ?? BUILT_IN.map((key) => t(key));
  return (
    <ul className="flex gap-2 overflow-x-auto [scrollbar-width:none]" aria-label={t('quick_replies')}>
      {/* A hotel may list a text twice; keys must be unique. */}
      {[...new Set(replies)].map((reply) => (
        <li key={reply} className="shrink-0">
          <button
            type="button"
            dir="auto"
            className="min-h-target rounded-full bg-canvas px-3.5 text-sm inset-ring inset-ring-line-strong hover:bg-sunken forced-colors:border"
            onClick={() => onChoose(reply)}
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  );
}
