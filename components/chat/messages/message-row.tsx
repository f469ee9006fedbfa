'use client';

import clsx from 'clsx';
import { memo } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { TextButton } from '@/components/ui/button/text-button';
import { Icon } from '@/components/ui/icon';
import { checkIcon } from '@/components/ui/icons/check';
import { checkCheckIcon } from '@/components/ui/icons/check-check';
import { circleAlertIcon } from '@/components/ui/icons/circle-alert';
import { hotelMoment } from '@/lib/domain/chat/day-groups';
import type { DeliveryMark } from '@/lib/domain/chat/delivery-marks';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { joinList } from '@/lib/domain/i18n/join-list';
import type { ChatMessage } from '../chat-types';
import { FlowButtons, MessageFile, MessagePicture } from './message-attachments';
import { MessageText } from './message-text';

const BUBBLE = 'w-fit max-w-full rounded-[18px] inset-ring forced-colors:border';
const THEIRS = 'rounded-es-[6px] bg-surface shadow-sm inset-ring-line';
const MINE = 'rounded-ee-[6px] bg-brand-soft inset-ring-brand-line';
const FAILED = 'rounded-ee-[6px] bg-surface inset-ring-2 inset-ring-danger forced-colors:border-3';

/** What a guest can do with a message. The functions must stay the same, so that unchanged rows do not render again. */
export type MessageActions = {
  sendButton: (button: { title: string; msgId: string }) => void;
  retry: (key: string) => void;
  discard: (key: string) => void;
};

/** A failed message keeps its text and can be sent again or removed. */
function FailedLine({ message, actions }: { message: ChatMessage; actions: MessageActions }) {
  const t = useTranslations();
  return (
    <div className="grid justify-items-end text-danger text-sm">
      {message.failure !== null && <p className="text-end">{t(message.failure)}</p>}
      <p className="flex flex-wrap items-center justify-end gap-x-4">
        <span className="inline-flex items-center gap-1.5">
          <Icon shape={circleAlertIcon} size="xs" />
          <span>{t('chat_not_sent')}</span>
        </span>
        <TextButton layout="row" tone="inherit" onClick={() => actions.retry(message.key)}>
          {t('chat_send_again')}
        </TextButton>
        <TextButton layout="row" tone="inherit" onClick={() => actions.discard(message.key)}>
          {t('remove')}
        </TextButton>
      </p>
    </div>
  );
}

/** The sender and the time of a message at the hotel. The guest's name is unknown until the server has a message of theirs. */
function Byline({ message, mark }: { message: ChatMessage; mark: DeliveryMark | undefined }) {
  const t = useTranslations();
  const { locale, timezone } = useHotel();
  const { isOwn, author, sentAt, state } = message;
  const sender = author === '' && isOwn ? t('chat_you') : author;
  const time = state === 'sending' ? t('sending') : sentAt === null ? '' : hotelMoment(sentAt, timezone).time;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 px-1 text-ink-3 text-xs">
      <span>{joinList([bidiIsolate(sender), time], locale)}</span>
      {mark !== undefined && (
        <span className="inline-flex items-center gap-1" data-part="delivery">
          <Icon shape={mark === 'seen' ? checkCheckIcon : checkIcon} size="xs" />
          {t(mark === 'seen' ? 'chat_seen' : 'chat_sent')}
        </span>
      )}
    </p>
  );
}

type Row = {
  message: ChatMessage;
  /** The heading of the day that begins with the message; null: it is of the same day as the one before. */
  day: string | null;
  /** How far the guest's message has come; undefined: another message says so. Rule: chat/CH33. */
  mark?: DeliveryMark | undefined;
  actions: MessageActions;
};

/** A message with the heading of its day, its attachments, its sender and its time. Rule: chat/CH17. */
export const MessageRow = memo(function MessageRow({ message, day, mark, actions }: Row) {
  const { isOwn, state, text, file, pictures, buttons, language } = message;
  const look = clsx(BUBBLE, state === 'failed' ? FAILED : isOwn ? MINE : THEIRS);
  const [picture] = pictures;
  return (
    <div data-key={message.key} className="grid gap-4">
      {day !== null && (
        <p className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-ink-3 text-xs before:h-px before:bg-line after:h-px after:bg-line">
          {day}
        </p>
      )}
      <div
        className={clsx(
          'grid max-w-[84%] grid-cols-1 gap-1',
          isOwn ? 'justify-items-end justify-self-end' : 'justify-items-start justify-self-start',
        )}
      >
        {text !== '' && (
          <div className={clsx(look, 'px-4 py-3')}>
            <MessageText text={text} language={language} />
          </div>
        )}
        {picture !== undefined && <MessagePicture url={picture} />}
        {file !== null && <MessageFile file={file} className={look} />}
        {buttons.length > 0 && <FlowButtons buttons={buttons} onPress={actions.sendButton} />}
        {state === 'failed' ? (
          <FailedLine message={message} actions={actions} />
        ) : (
          <Byline message={message} mark={mark} />
        )}
      </div>
    </div>
  );
});
