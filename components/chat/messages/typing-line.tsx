'use client';

import { useTranslations } from '@/components/hotel/hotel-context';

const DELAYS = ['', '[animation-delay:200ms]', '[animation-delay:400ms]'] as const;

/** Says that the hotel is typing. Rule: chat/CH12. */
export function TypingLine({ isTyping }: { isTyping: boolean }) {
  const t = useTranslations();
  return (
    // Rendered empty before it has a text: some screen readers do not announce a live region that is inserted with its
    // text.
    <div role="status" className={isTyping ? 'justify-self-start' : 'sr-only'}>
      {isTyping && (
        <p className="inline-flex h-11 items-center gap-1.25 rounded-[18px] rounded-es-[6px] bg-surface px-4 shadow-sm inset-ring inset-ring-line forced-colors:border">
          <span className="sr-only">{t('chat_typing')}</span>
          {DELAYS.map((delay) => (
            <span
              key={delay}
              aria-hidden="true"
              className={`size-2 animate-pulse rounded-full bg-ink-3 forced-colors:bg-system-text forced-colors:forced-color-adjust-none ${delay}`}
            />
          ))}
        </p>
      )}
    </div>
  );
}
