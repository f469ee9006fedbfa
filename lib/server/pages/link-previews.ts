import 'server-only';
import type { Section } from '@/lib/contract/catalogue';
import { plainText } from '@/lib/domain/i18n/plain-text';
import { textIn } from '@/lib/domain/i18n/text';
import { type Id, sameId } from '@/lib/domain/id';
import { cardView, type ViewContext } from './views';

/** What a link preview shows of a section or product, in plain text. `price`: as its card shows it, or ''. */
export type LinkPreview = { id: Id; title: string; lead: string; price: string; image: string | null };

/** The description of a link preview: the price first, because guests compare it before they read on. */
export const previewText = ({ price, lead }: Pick<LinkPreview, 'price' | 'lead'>): string =>
  [price, lead].filter((part) => part !== '').join(' · ');

export const sectionPreview = ({ language }: ViewContext, section: Section): LinkPreview => ({
  id: section.id,
  title: textIn(section.title, language),
  lead: plainText(textIn(section.descr, language)),
  price: '',
  image: section.image,
});

/** null: the section has no such product. Rule: pages/PG17. */
export function productPreview(context: ViewContext, section: Section, productId: string): LinkPreview | null {
  const product = section.products.find(({ id }) => sameId(id, productId));
  if (product === undefined) return null;
  const { id, title, image, price } = cardView(context, section, product);
  return { id, title, image, price, lead: plainText(textIn(product.descr, context.language)) };
}
