'use client';

import clsx from 'clsx';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useApi } from '@/components/hotel/use-api';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { browserChat } from '@/lib/contract/browser-chat';
import { paths } from '@/lib/contract/paths';
import type { ChatTopic } from '@/lib/domain/chat/topics';
import { languageIn, textIn } from '@/lib/domain/i18n/text';
import { FlowButtons } from '../messages/message-attachments';
import { MessageText } from '../messages/message-text';

/**
 * What the hotel's bot can answer, to be read before a chat begins, so that nobody has to say who they are to learn when
 * breakfast is. Nothing where the platform does not tell it. Rule: chat/CH36.
 */
export function ChatTopics() {
  const { uuid } = useHotel();
  const t = useTranslations();
  const { value: topics = [] } = useApi({ key: paths.chatTopics(uuid), fetch: () => browserChat().topics(uuid) });
  if (topics.length === 0) return null;
  return (
    <section className="grid animate-fade grid-cols-1 gap-2" aria-labelledby="chat-topics">
      <h4 id="chat-topics" className="text-ink-2 text-sm">
        {t('chat_topics')}
      </h4>
      {topics.map((topic) => (
        <Topic key={topic.id} topic={topic} />
      ))}
    </section>
  );
}

/** Nothing is sent: the answer is here already. */
function Topic({ topic: { title, text, links } }: { topic: ChatTopic }) {
  const { language } = useHotel();
  const buttons = links.map((each) => ({ title: textIn(each.title, language), msgId: null, url: each.link }));
  return (
    <details name="chat-topic" className={clsx(CARD, 'group/topic')}>
      <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 py-2.5 pressed:opacity-60">
        <span className="min-w-0 wrap-anywhere">{textIn(title, language)}</span>
        <Icon
          shape={chevronDownIcon}
          size="sm"
          className="shrink-0 transition-[rotate] duration-fast group-open/topic:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-3 px-4 pb-4 text-ink-2">
        <MessageText text={textIn(text, language)} language={languageIn(text, language)} />
        {buttons.length > 0 && <FlowButtons buttons={buttons} onPress={() => undefined} />}
      </div>
    </details>
  );
}
