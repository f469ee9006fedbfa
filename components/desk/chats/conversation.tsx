'use client';

import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { languageName } from '@/lib/domain/i18n/language';
import type { DeskChat } from '../desk-api';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { useIsTranslated } from '../translation/use-machine-translation';
import { WaitTag } from '../wait-tag';
import { AnswerForm } from './answer-form';
import { MessageLog } from './message-log';
import { useMessages } from './use-messages';
import { useStaffReplies } from './use-staff-replies';

/** One chat: the guest, the messages, and the field for the answer unless the guest has left. Rule: desk/DE15. */
export function Conversation({ chat, back }: { chat: DeskChat; back?: React.ReactNode }) {
  const { name, settings, now } = useDeskData();
  const { messages, typing, add } = useMessages(chat);
  const replies = useStaffReplies(chat.uuid, (message) => add([message]));
  const { guest } = chat;
  const typistName = messages?.find(({ initiator_id }) => initiator_id === typing)?.initiator?.name;
  const typist = typing === null || typistName === undefined || typistName === name ? null : typistName;
  return (
    <section className="flex h-full min-h-0 min-w-0 flex-1 flex-col" aria-labelledby={`chat-${chat.uuid}`}>
      <header className="flex flex-wrap items-center gap-3 border-line border-b bg-surface px-4 py-2">
        {back}
        <div className="me-auto min-w-0">
          <h2 id={`chat-${chat.uuid}`} className="truncate font-medium text-md">
            <bdi>{guest.name}</bdi>
            {guest.room_number !== null && (
              <>
                <span>{', '}</span>
                <bdi translate="no">{guest.room_number}</bdi>
              </>
            )}
          </h2>
          <p className="flex flex-wrap gap-x-3 text-ink-2 text-sm">
            <ChatLanguage language={chat.language} />
            <Phone phone={guest.phone} />
          </p>
        </div>
        {chat.waiting_since !== null && (
          <WaitTag since={chat.waiting_since} limits={settings.overdue_minutes} now={now} />
        )}
      </header>
      <MessageLog chat={chat} messages={messages} typist={typist} replies={replies} />
      {chat.closed_at === null ? <AnswerForm chat={chat} replies={replies} /> : <ClosedLine />}
    </section>
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
