'use client';

import { useEffect, useId, useState } from 'react';
import { Switch } from '@/components/ui/form/choice-input';
import { Icon } from '@/components/ui/icon';
import { languagesIcon } from '@/components/ui/icons/languages';
import { translatedAnswer } from '@/lib/domain/chat/translated-answer';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { useMachineTranslation } from '../translation/use-machine-translation';
import type { AnswerTranslation } from './use-answer-translation';

/** Milliseconds without a key after which what was typed is translated. */
const PAUSE_MS = 600;

function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Below the field what the guest will read, with the switch of the chat. Rule: translation/TX4. */
export function AnswerPreview({ chat, translation }: { chat: DeskChat; translation: AnswerTranslation }) {
  const { t } = useDesk();
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <div className="min-w-40 flex-1 text-ink-2 text-sm">
        {translation.from !== null && !isBlank(translation.text) && (
          <GuestReads chat={chat} text={translation.text} from={translation.from} />
        )}
      </div>
      <label htmlFor={id} className="inline-flex min-h-target items-center gap-2 text-sm">
        <Switch id={id} checked={translation.isOn} onChange={({ target }) => translation.setOn(target.checked)} />
        <span>{t('translate_answers')}</span>
      </label>
    </div>
  );
}

function GuestReads({ chat, text, from }: { chat: DeskChat; text: string; from: string }) {
  const { t } = useDesk();
  const { language } = chat;
  const paused = usePaused(text);
  const original = paused.trim();
  const translation = useMachineTranslation(original, { from, to: language });
  const isPending = translation.isPending || paused !== text;
  const isSent = translatedAnswer({ original, translation: translation.text, mark: t('machine_translation') }) !== null;
  const current = isSent ? translation.text : null;
  const [shown, setShown] = useState(current);
  // Adjusted during the render: the translation before stays until there is another, so that nothing flickers.
  if (!isPending && shown !== current) setShown(current);
  const name = bidiIsolate(chat.guest.name);
  if (shown === null) return isPending ? null : <p>{t('guest_reads_typed', { name })}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-2" aria-busy={isPending}>
      <span className="inline-flex items-center gap-1">
        <Icon shape={languagesIcon} size="xs" />
        <span>{t('guest_reads', { name })}</span>
      </span>
      <span
        className="wrap-anywhere max-h-30 overflow-y-auto whitespace-pre-wrap text-ink"
        lang={bcp47(language)}
        dir={directionOf(language)}
      >
        {shown}
      </span>
    </p>
  );
}
