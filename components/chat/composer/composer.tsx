'use client';

import clsx from 'clsx';
import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { sendsByEnter } from '@/components/ui/form/sends-by-enter';
import { Icon } from '@/components/ui/icon';
import { sendHorizontalIcon } from '@/components/ui/icons/send-horizontal';
import { isTooLong, MAX_MESSAGE_LENGTH, messageLength } from '@/lib/domain/chat/message-length';
import { isBlank } from '@/lib/domain/i18n/typed-text';
import type { Chat } from '../chat-types';
import { AttachButton } from './attach-button';
import { ComposerInput } from './composer-input';
import { UploadCard } from './upload-card';
import { useUploads } from './use-uploads';

/** Share of the maximum length from which the characters are counted. */
const NEARLY = 0.9;

/** Counts the characters near the maximum, and says when there are too many. */
function LengthLine({ id, draft }: { id: string; draft: string }) {
  const t = useTranslations();
  // A text has at most as many characters as UTF-16 units.
  const length = draft.length < MAX_MESSAGE_LENGTH * NEARLY ? 0 : messageLength(draft);
  const isOver = length > MAX_MESSAGE_LENGTH;
  return (
    <div className="col-span-full text-sm empty:hidden">
      {length >= MAX_MESSAGE_LENGTH * NEARLY && (
        <p id={id} className={isOver ? 'text-danger' : 'text-ink-2'}>
          {t('length_so_far', { n: length, most: MAX_MESSAGE_LENGTH })}
        </p>
      )}
      {isOver && (
        <p role="alert" className="text-danger">
          {t('chat_too_long')}
        </p>
      )}
    </div>
  );
}

/**
 * Writes and sends messages and files. A text that is too long is kept and not sent. Rules: chat/CH6, chat/CH18.
 */
export function Composer(props: {
  chat: Pick<Chat, 'draft' | 'setDraft' | 'send' | 'sendFile' | 'upload'>;
  canAttach?: boolean;
}) {
  const { chat, canAttach = true } = props;
  const t = useTranslations();
  const input = useRef<HTMLTextAreaElement>(null);
  const attach = useRef<HTMLButtonElement>(null);
  const lengthId = useId();
  const { uploads, start, remove, retry } = useUploads(chat);
  const { draft } = chat;
  const isOver = isTooLong(draft);
  const isEmpty = isBlank(draft);

  const send = () => {
    input.current?.focus();
    if (isEmpty || isOver) return;
    chat.send(draft);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!sendsByEnter(event)) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      onSubmit={onSubmit}
      className={clsx(
        'grid items-end gap-2 border-line border-t bg-surface px-3 pt-2.5 pb-[calc(12px+env(safe-area-inset-bottom))]',
        canAttach ? 'grid-cols-[44px_minmax(0,1fr)_48px]' : 'grid-cols-[minmax(0,1fr)_48px]',
      )}
    >
      {uploads.length > 0 && (
        <ul className="order-first col-span-full grid max-h-[33dvh] grid-cols-1 gap-2 overflow-y-auto">
          {uploads.map((upload) => (
            <UploadCard
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload)}
              onRemove={() => {
                remove(upload.id);
                attach.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <LengthLine id={lengthId} draft={draft} />
      {canAttach && <AttachButton ref={attach} onFile={start} />}
      <ComposerInput
        ref={input}
        text={draft}
        // An empty input has the direction of the page, so that the placeholder has it too.
        dir={draft === '' ? undefined : 'auto'}
        aria-label={t('chat_message')}
        aria-invalid={isOver}
        aria-describedby={lengthId}
        placeholder={t('chat_placeholder')}
        enterKeyHint="enter"
        onChange={({ target }) => chat.setDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        aria-label={t('chat_send')}
        aria-disabled={isEmpty || isOver}
        // Keeps the focus in the input, so that a phone's keyboard stays open.
        onMouseDown={(event) => event.preventDefault()}
        className="grid size-12 place-items-center rounded-full bg-brand-fill text-on-brand transition-[background-color,scale] duration-fast hover:bg-brand-fill-hover pressed:scale-94 unavailable:bg-sunken unavailable:text-ink-3 forced-colors:border forced-colors:border-system-button-text forced-colors:bg-system-button-text forced-colors:text-system-button forced-colors:forced-color-adjust-none"
      >
        <Icon shape={sendHorizontalIcon} size="sm" />
      </button>
    </form>
  );
}
