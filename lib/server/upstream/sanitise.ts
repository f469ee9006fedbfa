import 'server-only';
import sanitizeHtml, { type IOptions } from 'sanitize-html';
import type { Text } from '@/lib/domain/i18n/text';
import { safeLink } from '@/lib/domain/security/safe-link';
import { fileUrl } from './file-url';

/** Maximum characters of a rich text; any legal text is shorter. The rest is cut, which bounds the server's work. */
const MAX_LENGTH = 200_000;

const TAGS = 'p br b strong i em u s ul ol li h2 h3 h4 a img table thead tbody tfoot tr th td caption blockquote span';

/** The attributes of a link. A link to another site opens in a new tab without a referrer. */
function linkOf(href: string | undefined, upstream: string | null): Record<string, string> {
  const link = safeLink(href, { upstream: upstream ?? undefined });
  if (link === null) return {};
  const isExternal = /^https?:/i.test(link);
  return { href: link, rel: 'noopener noreferrer nofollow', ...(isExternal && { target: '_blank' }) };
}

/** The address of a picture from our own storage or over https; null for others, which are dropped. */
function pictureOf(src: string | undefined, upstream: string | null): string | null {
  const address = fileUrl(src, upstream);
  return address !== null && /^(\/storage\/|https:)/i.test(address) ? address : null;
}

/** A page has its own h1, so the headings of a text go down one level. */
const DEMOTED = { h1: 'h2', h2: 'h3', h3: 'h4' };

const options = (html: string, upstream: string | null): IOptions => ({
  allowedTags: TAGS.split(' '),
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt', 'loading'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 30,
  transformTags: {
    ...(/<h1[\s>]/i.test(html) && DEMOTED),
    a: (tagName, { href }) => ({ tagName, attribs: linkOf(href, upstream) }),
    img: (tagName, { src, alt }) => {
      const picture = pictureOf(src, upstream);
      return { tagName, attribs: picture === null ? {} : { src: picture, alt: alt ?? '', loading: 'lazy' } };
    },
  },
  exclusiveFilter: (frame) => frame.tag === 'img' && frame.attribs.src === undefined,
});

/** Sanitises rich text with the product's only allow-list (security/SC5). The result is HTML. */
export const richText = (html: string, upstream: string | null): string =>
  sanitizeHtml(html.slice(0, MAX_LENGTH), options(html, upstream));

/** Sanitises every language of a rich text. */
export function richTexts<T extends Text | null>(text: T, upstream: string | null): T | Text {
  if (text === null) return text;
  if (typeof text === 'string') return richText(text, upstream);
  return Object.fromEntries(
    Object.entries(text).map(([language, html]) => [language, html === null ? null : richText(html, upstream)]),
  );
}
