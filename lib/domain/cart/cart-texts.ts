import { paragraphsOf } from '../i18n/plain-text';
import { textIn } from '../i18n/text';
import type { Id } from '../id';
import type { CartLine } from './cart';

/**
 * Returns the cart texts of the lines' parent sections in the order of the lines. Each section appears once, and so
 * does a text that several sections share. The result is plain paragraphs: a text stored on the device is never
 * rendered as HTML. Rule: cart/CT12.
 */
export function cartTexts(lines: readonly CartLine[], language: string): { sectionId: Id; paragraphs: string[] }[] {
  const byText = new Map<string, { sectionId: Id; paragraphs: string[] }>();
  for (const { parent_section } of lines) {
    const paragraphs = paragraphsOf(textIn(parent_section?.cart_text, language));
    const text = paragraphs.join('\n');
    if (parent_section !== null && text !== '' && !byText.has(text)) {
      byText.set(text, { sectionId: parent_section.id, paragraphs });
    }
  }
  return [...byText.values()];
}
