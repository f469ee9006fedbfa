'use client';

import clsx from 'clsx';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { TextButton } from '@/components/ui/button/text-button';
import { CONTROL } from '@/components/ui/form/control';
import { sendsByEnter } from '@/components/ui/form/sends-by-enter';
import { Icon } from '@/components/ui/icon';
import { penLineIcon } from '@/components/ui/icons/pen-line';
import { sendHorizontalIcon } from '@/components/ui/icons/send-horizontal';
import { isTooLong } from '@/lib/domain/chat/message-length';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { AnswerPreview } from './answer-preview';
import { FileButton } from './file-button';
import { QuickReplies } from './quick-replies';
import { useAnswerTranslation } from './use-answer-translation';
import type { StaffReplies } from './use-staff-replies';
import { useTyping } from './use-typing';

/**
 * Writes to the guest: quick replies, a file, a text that is kept until it is sent; `onNote` writes to staff instead.
 * Rules: desk/DE18, chat/CH6.
 */
export function AnswerForm(props: { chat: DeskChat; replies: StaffReplies; onNote(): void }) {
  const { chat, replies, onNote } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const input = useRef<HTMLTextAreaElement>(null);
  const { onType } = useTyping(chat.uuid);
  const { text, setText } = replies;
  const translation = useAnswerTranslation(chat, replies);
  const isOver = isTooLong(text);
  const isOff = isOffline || isOver || isBlank(text);
  const write = (next: string) => {
    setText(next);
    onType(!isBlank(next));
  };
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    input.current?.focus();
    if (isOff) return;
    onType(false);
    replies.send(text.trim(), { translateFrom: translation?.from ?? null });
  };
  const insert = (reply: string) => {
    write(text.trim() === '' ? reply : `${text.trimEnd()} ${reply}`);
    input.current?.focus();
  };
  return (
    <form className="grid gap-2 border-line border-t bg-surface p-3" onSubmit={send}>
      <QuickReplies language={chat.language} onChoose={insert} />
      {isOver && (
        <p id="answer-over" role="alert" className="text-danger text-sm">
          {t('too_long')}
        </p>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_44px] items-end gap-2">
        <div
          data-text={text}
          className="grid grid-cols-[minmax(0,1fr)] after:invisible after:col-start-1 after:row-start-1 after:max-h-40 after:overflow-hidden after:wrap-anywhere after:whitespace-pre-wrap after:px-4.25 after:py-3 after:text-md after:content-[attr(data-text)_'_']"
        >
          <textarea
            ref={input}
            rows={1}
            value={text}
            dir={text === '' ? undefined : 'auto'}
            aria-label={t('write_to', { name: chat.guest.name })}
            aria-invalid={isOver}
            aria-describedby={isOver ? 'answer-over' : undefined}
            className={clsx(CONTROL, 'col-start-1 row-start-1 max-h-40 min-h-12 resize-none py-2.75!')}
            onChange={({ target }) => write(target.value)}
            onBlur={() => onType(false)}
            onKeyDown={(event) => sendsByEnter(event) && send(event)}
          />
        </div>
        <IconButton type="submit" icon={sendHorizontalIcon} size="sm" label={t('send')} aria-disabled={isOff} />
      </div>
      {translation !== null && <AnswerPreview chat={chat} translation={translation} />}
      <div className="flex flex-wrap items-center gap-x-5">
        <FileButton chat={chat.uuid} isOff={isOffline} onUploaded={(file) => replies.send('', { file })} />
        <TextButton layout="row" className="inline-flex items-center gap-2 text-sm" onClick={onNote}>
          <Icon shape={penLineIcon} size="sm" />
          <span>{t('note_staff')}</span>
        </TextButton>
      </div>
    </form>
  );
}
