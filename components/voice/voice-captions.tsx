import { useEffect, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import type { Caption } from '@/lib/domain/voice/captions';

const isSaid = ({ text }: Caption): boolean => text.trim() !== '';

/** What guest and assistant have said, the newest at the bottom. Rule: voice/V8. */
export function VoiceCaptions({ captions }: { captions: readonly Caption[] }) {
  const t = useTranslations();
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls after each change of the captions
  useEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [captions]);
  return (
    <section
      ref={ref}
      className="max-h-[30dvh] w-full max-w-dialog justify-self-center overflow-y-auto px-gutter pb-[calc(20px+env(safe-area-inset-bottom))] empty:hidden"
      role="log"
      aria-label={t('voice_captions')}
      tabIndex={captions.some(isSaid) ? 0 : -1}
    >
      {captions.filter(isSaid).map(({ id, speaker, text }) => (
        <p key={`${speaker} ${id}`} className="pt-2">
          <b className="font-medium">{speaker === 'guest' ? t('chat_you') : t('voice_assistant')}</b>
          <span> </span>
          <bdi className="text-white/80 forced-colors:text-system-text">{text}</bdi>
        </p>
      ))}
    </section>
  );
}
