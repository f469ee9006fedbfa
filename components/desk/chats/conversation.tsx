'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { infoIcon } from '@/components/ui/icons/info';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { languageName } from '@/lib/domain/i18n/language';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { DeskDialog } from '../desk-dialog';
import { useDeskData } from '../live/desk-data';
import { useIsTranslated } from '../translation/use-machine-translation';
import { WaitTag } from '../wait-tag';
import { AnswerForm } from './answer-form';
import { ChatCare } from './chat-care';
import { ChatTools } from './chat-tools';
import { GuestAllergyLine, GuestPanel } from './guest-panel';
import { MessageLog } from './message-log';
import { NoteForm } from './note-form';
import { PresenceBar } from './presence-bar';
import { useChatHandling } from './use-chat-handling';
import { useMessages } from './use-messages';
import { useNotes } from './use-notes';
import { useStaffReplies } from './use-staff-replies';
import { useViewing } from './use-viewing';

/**
 * One chat: the guest, who takes care of it, the messages with the notes of staff, and the field for the answer unless
 * the guest has left; on a wide screen the guest's orders beside it. Rules: desk/DE15, desk/DE82, desk/DE83.
 */
export function Conversation({ chat, back }: { chat: DeskChat; back?: ReactNode }) {
  const { t } = useDesk();
  const { name } = useDeskData();
  const { messages, typing, add } = useMessages(chat);
  const { notes, readNotes } = useNotes(chat);
  const replies = useStaffReplies(chat.uuid, (message) => add([message]));
  const handling = useChatHandling(chat);
  const [isNoting, setIsNoting] = useState(false);
  useViewing(chat.uuid);
  const typistName = messages?.find(({ initiator_id }) => initiator_id === typing)?.initiator?.name;
  const typist = typing === null || typistName === undefined || typistName === name ? null : typistName;
  const stopNoting = () => setIsNoting(false);
  return (
    <>
      <section className="flex h-full min-h-0 min-w-0 flex-1 flex-col" aria-labelledby={`chat-${chat.uuid}`}>
        <ConversationHead chat={chat} back={back}>
          <ChatTools chat={chat} handling={handling} />
        </ConversationHead>
        {handling.hasFailed && (
          <p role="alert" className="border-line border-b bg-danger-soft px-4 py-2 text-danger text-sm">
            {t('not_changed')}
          </p>
        )}
        <PresenceBar chat={chat} onTake={() => handling.assign(name)} />
        <GuestAllergyLine chat={chat} />
        <MessageLog chat={chat} messages={messages} notes={notes} typist={typist} replies={replies} />
        {isNoting ? (
          <NoteForm chat={chat.uuid} onSaved={readNotes} onClose={stopNoting} />
        ) : chat.closed_at === null ? (
          <AnswerForm chat={chat} replies={replies} onNote={() => setIsNoting(true)} />
        ) : (
          <ClosedLine />
        )}
      </section>
      <aside
        className="hidden w-71 shrink-0 overflow-y-auto border-line border-s bg-surface p-4 min-[1200px]:block"
        aria-label={t('guest_side')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        tabIndex={0}
      >
        <GuestPanel chat={chat} />
      </aside>
    </>
  );
}

function ConversationHead({ chat, back, children }: { chat: DeskChat; back: ReactNode; children: ReactNode }) {
  const { t } = useDesk();
  const { settings, now } = useDeskData();
  const { guest } = chat;
  const [isGuestShown, setIsGuestShown] = useState(false);
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-surface px-4 py-2">
      {back}
      <div className="me-auto min-w-0 flex-1 basis-44">
        <h2 id={`chat-${chat.uuid}`} className="truncate font-medium text-md">
          <bdi>{guest.name}</bdi>
          {guest.room_number !== null && (
            <>
              <span>{', '}</span>
              <bdi translate="no">{guest.room_number}</bdi>
            </>
          )}
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 text-sm">
          <ChatLanguage language={chat.language} />
          <Phone phone={guest.phone} />
          {chat.waiting_since !== null && (
            <WaitTag since={chat.waiting_since} limits={settings.overdue_minutes} now={now} />
          )}
          <ChatCare chat={{ ...chat, open_with: [] }} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          className="w-auto! gap-2! px-3.5! min-[1200px]:hidden"
          onClick={() => setIsGuestShown(true)}
        >
          <Icon shape={infoIcon} size="sm" className="max-[759px]:hidden" />
          <span>{t('guest_side')}</span>
        </Button>
        {chat.closed_at === null && children}
      </div>
      {isGuestShown && (
        <DeskDialog title={guest.name} onClose={() => setIsGuestShown(false)}>
          <GuestPanel chat={chat} />
          <Button variant="outline" size="sm" onClick={() => setIsGuestShown(false)}>
            {t('close')}
          </Button>
        </DeskDialog>
      )}
    </header>
  );
}

/** The guest's language, and that a machine translates from it. */
function ChatLanguage({ language }: { language: string }) {
  const { hotel, t } = useDesk();
  const isTranslated = useIsTranslated(language, hotel.language);
  const name = languageName(language);
  return <span>{isTranslated ? t('translated_by_machine', { language: bidiIsolate(name) }) : name}</span>;
}

/** Stands in place of the answer: the guest would never read it. */
function ClosedLine() {
  const { t } = useDesk();
  return <p className="border-line border-t bg-surface p-4 text-ink-2 text-sm">{t('chat_closed_text')}</p>;
}

function Phone({ phone }: { phone: string | null }) {
  const { t } = useDesk();
  if (phone === null) return null;
  return (
    <a className="text-brand-strong underline" href={`tel:${phone}`} aria-label={`${t('phone')} ${phone}`}>
      <bdi translate="no" dir="ltr">
        {phone}
      </bdi>
    </a>
  );
}
