import 'server-only';
import type { Product, Section } from '@/lib/contract/catalogue';
import type { SearchEntryView, SearchView } from '@/lib/contract/search-view';
import { DIETS } from '@/lib/domain/allergens/allergens';
import { DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import { dietsIn } from '@/lib/domain/catalogue/list-filter';
import type { ChatTopic } from '@/lib/domain/chat/topics';
import { plainText } from '@/lib/domain/i18n/plain-text';
import { textIn } from '@/lib/domain/i18n/text';
import { sectionHref } from '@/lib/domain/navigation/links';
import { dishFood } from '@/lib/domain/search/dish-food';
import { foodWordsOf } from '@/lib/words/food/food-words';
import { foodCardView } from '../pages/food-card-view';
import { cardView, sectionHours, type ViewContext } from '../pages/views';
import { searchAnswers } from './search-answers';

/** How many topics stand below the field before anything is typed. */
const MOST_IDEAS = 8;

/** How many products that many guests have ordered stand there. */
const MOST_POPULAR = 6;

/** The titles of what many guests have ordered (catalogue/C19). */
const popularIdeas = ({ language }: ViewContext, sections: readonly Section[]): readonly string[] => {
  const popular = sections.flatMap(({ products }) => products.filter(({ is_popular }) => is_popular));
  return [...new Set(popular.map(({ title }) => textIn(title, language)))].slice(0, MOST_POPULAR);
};

/** The diets that a dish suits, as a guest would type them. */
const dietIdeas = ({ messages }: ViewContext, entries: readonly SearchEntryView[]): readonly string[] => {
  const products = entries.flatMap((entry) => (entry.kind === 'product' ? [entry.product] : []));
  return dietsIn(products, DIETS).map((diet) => messages[DIET_KEYS[diet]]);
};

/**
 * The catalogue as the search page reads it: every section and its products, and what the hotel answers, in one language.
 * Rules: search/SR1, search/SR10, search/SR13.
 */
export function searchView(
  context: ViewContext,
  sections: readonly Section[],
  topics: readonly ChatTopic[] = [],
): SearchView {
  const found = sections.flatMap((section) => entriesOf(context, section));
  const { answers, ideas } = searchAnswers(context, topics);
  return {
    entries: [...found, ...answers],
    foodWords: foodWordsOf(context.language),
    ideas: {
      popular: popularIdeas(context, sections),
      topics: ideas.slice(0, MOST_IDEAS),
      diets: dietIdeas(context, found),
    },
  };
}

function entriesOf(context: ViewContext, section: Section): SearchEntryView[] {
  const plain = (text: Parameters<typeof textIn>[0]) => plainText(textIn(text, context.language));
  const sectionTitle = textIn(section.title, context.language);
  const { href } = sectionHref(section);
  const hours = sectionHours(context, section);
  return [
    {
      kind: 'section',
      id: section.id,
      title: sectionTitle,
      descr: plain(section.descr),
      ...(hours !== null && { hours, more: context.messages.working_hours }),
      image: section.image,
      href,
    },
    ...section.products.map((product) => {
      const dish = dishFood(product, context.language);
      return {
        kind: 'product' as const,
        sectionId: section.id,
        sectionTitle,
        descr: plain(product.descr),
        more: optionTitles(product, context.language),
        ...(dish !== null && { dish }),
        product: { ...cardView(context, section, product), food: foodCardView(context, product) },
      };
    }),
  ];
}

/** The titles of a product's options and of their choices. */
const optionTitles = ({ property }: Product, language: string): string =>
  (property?.properties ?? [])
    .flatMap(({ title, attrs }) => [title, ...attrs.map((choice) => choice.title)])
    .map((title) => textIn(title, language))
    .join(' ');
