'use client';

import { buttonClass } from '@/components/ui/button/button';
import { RouterLink } from '@/components/ui/router-link';
import type { SearchEntryView } from '@/lib/contract/search-view';
import { markMatches } from '@/lib/domain/search/mark-matches';
import { AnswerFacts } from './answer-facts';
import { AskReception } from './ask-reception';
import { Marked } from './marked';

type Answer = Extract<SearchEntryView, { kind: 'answer' }>;

/** What the hotel answers in its chat or states of its house, with where it leads and a way to ask on. Rules: search/SR10, search/SR12. */
export function AnswerCard({ answer, words, typed }: { answer: Answer; words: readonly string[]; typed: string }) {
  const { title, descr, links, facts = [] } = answer;
  return (
    <article className="grid gap-3 p-4">
      <h3 className="font-medium text-lg">
        <Marked parts={markMatches(title, words)} />
      </h3>
      {descr !== '' && <p className="wrap-anywhere whitespace-pre-line text-ink-2">{descr}</p>}
      <AnswerFacts facts={facts} about={title} />
      {links.map((link) => (
        <RouterLink key={link.href} href={link.href} className={buttonClass({ variant: 'soft', size: 'sm' })}>
          {link.title}
        </RouterLink>
      ))}
      <AskReception typed={typed} isSmall />
    </article>
  );
}
