'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import type { SearchView } from '@/lib/contract/search-view';
import { CHIP } from './chip';

/** What one tap searches: what many guests have ordered, diets that dishes suit, and what the hotel answers. Rule: search/SR13. */
export function SearchIdeas(props: { ideas: NonNullable<SearchView['ideas']>; onSearch: (text: string) => void }) {
  const { ideas, onSearch } = props;
  const t = useTranslations();
  const groups = [
    { id: 'popular', title: t('popular'), texts: ideas.popular ?? [] },
    { id: 'diets', title: t('how_i_eat'), texts: ideas.diets },
    { id: 'topics', title: t('search_answers'), texts: ideas.topics },
  ];
  return groups.map(
    ({ id, title, texts }) =>
      texts.length > 0 && (
        <section key={id} aria-labelledby={`ideas-${id}`} className="w-full text-start">
          <h2 id={`ideas-${id}`} className="pt-5 pb-3 font-medium text-ink-2 text-sm">
            {title}
          </h2>
          <p className="flex flex-wrap gap-2">
            {texts.map((text) => (
              <button key={text} type="button" className={CHIP} onClick={() => onSearch(text)}>
                <span className="first-letter:uppercase">{text}</span>
              </button>
            ))}
          </p>
        </section>
      ),
  );
}
