'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { type Translate, useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { SearchEntryView } from '@/lib/contract/search-view';
import type { FoodAnswer } from '@/lib/domain/search/food-answer';
import { groupHits } from '@/lib/domain/search/group-hits';
import { type HitPart, hitParts } from '@/lib/domain/search/hit-parts';
import { AnswerCard } from './answer-card';
import { AskReception } from './ask-reception';
import { Hit, HoursToday } from './hit';
import { HitPartChips } from './hit-parts';
import type { FoundEntries, SearchHit, SectionHours } from './use-search';

function foodHeading(kind: FoodAnswer['kind'], t: Translate): string {
  switch (kind) {
    case 'marked':
      return t('search_marked');
    case 'stated':
      return t('search_stated');
    case 'choice':
      return t('search_by_choice');
    case 'unstated':
      return t('food_unknown');
  }
}

/**
 * What a search has found, by section, or by how dishes answer what was asked of them; before anything is searched, all
 * sections. Rules: search/SR6, search/SR9, search/SR14.
 */
export function SearchHits({ found, typed, hours }: { found: FoundEntries; typed: string; hours: SectionHours }) {
  const t = useTranslations();
  const isFoodQuestion = found.hits.some(({ food }) => food !== null);
  const headingOf = ({ entry, food }: SearchHit) => {
    if (food !== null) return foodHeading(food.kind, t);
    if (entry.kind === 'answer') return t('search_answers');
    return entry.kind === 'section' ? t('services') : entry.sectionTitle;
  };
  const partOf = ({ entry }: SearchHit) => {
    if (entry.kind === 'answer') return { key: 'answers', title: t('search_answers') };
    if (entry.kind === 'section') return { key: 'services', title: t('services') };
    return { key: String(entry.sectionId), title: entry.sectionTitle };
  };
  const parts = found.isSearch ? hitParts(found.hits, partOf) : [];
  const { chosen, choose } = useChosenPart(typed, parts);
  const shown = chosen === null ? found.hits : found.hits.filter((hit) => partOf(hit).key === chosen);
  return (
    <>
      {parts.length > 0 && <HitPartChips parts={parts} all={found.hits.length} chosen={chosen} onChoose={choose} />}
      {/* Above the dishes: who is allergic must have read it before the first tap. */}
      {isFoodQuestion && (
        <div className="pt-2">
          <Notice tone="info">{t('search_traces')}</Notice>
        </div>
      )}
      {found.isNear && <p className="pt-2 text-ink-2">{t('search_near')}</p>}
      {groupHits(shown, groupOf).map(({ key, hits: [first, ...others] }) => (
        <section key={key} aria-labelledby={`hits-${key}`}>
          <h2 className="flex flex-wrap justify-between gap-x-3 pt-5 pb-3 font-medium text-ink-2 text-sm">
            <span id={`hits-${key}`}>{headingOf(first)}</span>
            <HoursToday hours={hours.get(key)} className="font-normal" />
          </h2>
          <ul className={clsx(CARD, 'overflow-hidden')}>
            {[first, ...others].map((hit) => (
              <li key={keyOf(hit.entry)} className="not-first:border-line not-first:border-t">
                {hit.entry.kind === 'answer' ? (
                  <AnswerCard answer={hit.entry} words={found.words} typed={typed} />
                ) : (
                  <Hit entry={hit.entry} food={hit.food} words={found.words} isFood={found.isFood} />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {(isFoodQuestion || found.isNear) && (
        <div className="grid gap-3 pt-5">
          {isFoodQuestion && (
            <Button
              variant="soft"
              size="sm"
              aria-haspopup="dialog"
              {...opens('food-note')}
              onClick={() => openOverlay('food-note')}
            >
              {t('food_note')}
            </Button>
          )}
          <AskReception typed={typed} isSmall />
        </div>
      )}
    </>
  );
}

/** Which part of what was found is shown, until something else is typed; null: all. */
function useChosenPart(typed: string, parts: readonly HitPart[]) {
  const [choice, setChoice] = useState({ typed, key: null as string | null });
  const isThere = choice.typed === typed && parts.some(({ key }) => key === choice.key);
  return { chosen: isThere ? choice.key : null, choose: (key: string | null) => setChoice({ typed, key }) };
}

const groupOf = ({ entry, food }: SearchHit): string =>
  food?.kind ?? (entry.kind === 'product' ? String(entry.sectionId) : entry.kind);
const keyOf = (entry: SearchEntryView): string => String(entry.kind === 'product' ? entry.product.id : entry.id);
