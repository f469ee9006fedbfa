import 'server-only';
import type { FactView } from '@/lib/contract/house-view';
import type { SearchEntryView } from '@/lib/contract/search-view';
import type { ChatTopic } from '@/lib/domain/chat/topics';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import { telephoneLink } from '@/lib/domain/navigation/telephone-link';
import { factsOfAnswers } from '@/lib/domain/search/answer-facts';
import { houseWordsOf } from '@/lib/words/house/house-words';
import { houseFacts } from '../pages/house-view';
import { variationsOf } from '../pages/variations';
import type { ViewContext } from '../pages/views';

type Answer = Extract<SearchEntryView, { kind: 'answer' }>;
/** `words`: what guests call it, of which `idea` is searched by one tap; `more`: what they ask of all of its kind. */
type Fact = Omit<FactView, 'kind'> & { words: readonly string[]; idea: string | null; more?: string };

const MAILTO = /^mailto:([^?]+)/;

/**
 * What the search answers: the topics of the chat's bot, each with what the hotel states of the same, then all else that it
 * states of its house, and how it is reached. `ideas`: short words that find them. Rules: search/SR10, search/SR12, search/SR13.
 */
export function searchAnswers(
  context: ViewContext,
  topics: readonly ChatTopic[],
): { answers: readonly Answer[]; ideas: readonly string[] } {
  const answers = topics.map((topic) => topicAnswer(topic, context.language));
  const { ofAnswers, others } = factsOfAnswers(answers, factsOf(context));
  return {
    answers: [
      ...answers.map((answer, index) => withFacts(answer, ofAnswers[index] ?? [])),
      ...others.map((fact, index) => withFacts(factAnswer(fact, index), [fact])),
    ],
    ideas: [...new Set([...answers.map(({ title }) => title), ...others.flatMap(({ idea }) => idea ?? [])])],
  };
}

/** What is copied stands beside its button. */
const factAnswer = ({ title, text, action }: Fact, index: number): Answer => ({
  kind: 'answer',
  id: `fact-${index}`,
  title,
  descr: action !== null && 'copy' in action ? '' : text,
  more: '',
  links: [],
});

/** The id of a topic is a word for it that guests of all languages type, such as "wifi". */
const topicAnswer = ({ id, title, text, links }: ChatTopic, language: string): Answer => ({
  kind: 'answer',
  id,
  title: textIn(title, language),
  descr: textIn(text, language),
  more: id,
  // Others open in the chat.
  links: links
    .filter(({ link }) => link.startsWith('/'))
    .map(({ title: name, link }) => ({ title: textIn(name, language), href: link })),
});

/** Facts as the answer shows them, without what it says itself; what they are called finds the answer. */
function withFacts(answer: Answer, facts: readonly Fact[]): Answer {
  if (facts.length === 0) return answer;
  const shown = facts.map(({ title, text, action }) => ({
    title: title === answer.title ? '' : title,
    text: text === answer.descr ? '' : text,
    action,
  }));
  const names = facts.flatMap(({ title, idea, words }) => [title, idea ?? '', ...words]).join(' ');
  const more = [answer.more, ...facts.map((fact) => fact.more ?? '')].join(' ').trim();
  return { ...answer, names, more, facts: shown };
}

/** The name of a network and an address are too long for a chip. */
function ideaOf({ kind, title }: FactView, messages: ViewContext['messages']): string {
  switch (kind) {
    case 'wifi':
      return 'Wi-Fi';
    case 'map':
      return messages.open_map;
    default:
      return title;
  }
}

function factsOf(context: ViewContext): readonly Fact[] {
  const { language, messages } = context;
  const facts = houseFacts(context);
  const stated = facts.map((fact) =>
    fact.kind === 'hours'
      ? { ...fact, words: [], idea: fact.title, more: messages.working_hours }
      : { ...fact, words: houseWordsOf(fact.kind, language), idea: ideaOf(fact, messages) },
  );
  const links = facts.map(({ action }) => action !== null && 'href' in action && action.href);
  return [...stated, ...contactsOf(context).filter(({ action }) => !links.includes(action.href))];
}

/** The hotel's telephone and its mail address, which its bar has too. Rules: navigation/N23, navigation/N12. */
function contactsOf({ hotel, language, messages }: ViewContext) {
  const { callPhone } = variationsOf(hotel);
  const call = telephoneLink(callPhone);
  const address = MAILTO.exec(hotel.help_link ?? '')?.[1];
  return [
    ...(call === null || callPhone === null
      ? []
      : [
          {
            title: messages.phone,
            text: isolateNumber(callPhone),
            words: houseWordsOf('phone', language),
            idea: messages.phone,
            action: { label: messages.call, href: call },
          },
        ]),
    ...(address === undefined || hotel.help_link === null
      ? []
      : [
          {
            title: address,
            text: '',
            words: houseWordsOf('mail', language),
            idea: null,
            action: { label: messages.chat_write, href: hotel.help_link },
          },
        ]),
  ];
}
