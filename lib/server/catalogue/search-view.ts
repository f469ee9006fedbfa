import 'server-only';
import type { Section } from '@/lib/contract/catalogue';
import type { SearchEntryView, SearchView } from '@/lib/contract/views';
import { plainText } from '@/lib/domain/i18n/plain-text';
import { textIn } from '@/lib/domain/i18n/text';
import { sectionHref } from '@/lib/domain/navigation/links';
import { cardView, type ViewContext } from '../pages/views';

/** The catalogue as the search page reads it: every section and its products, in one language. Rule: search/SR1. */
export function searchView(context: ViewContext, sections: readonly Section[]): SearchView {
  return { entries: sections.flatMap((section) => entriesOf(context, section)) };
}

function entriesOf(context: ViewContext, section: Section): SearchEntryView[] {
  const plain = (text: Parameters<typeof textIn>[0]) => plainText(textIn(text, context.language));
  const sectionTitle = textIn(section.title, context.language);
  const { href } = sectionHref(section);
  return [
    {
      kind: 'section',
      id: section.id,
      title: sectionTitle,
      descr: plain(section.descr),
      image: section.image,
      href,
    },
    ...section.products.map((product) => ({
      kind: 'product' as const,
      sectionId: section.id,
      sectionTitle,
      descr: plain(product.descr),
      product: cardView(context, section, product),
    })),
  ];
}
