import { pageOf } from '../navigation/routes';

/**
 * What a phone keeps of a hotel for the time without a network. Responses that share most of their text are kept as
 * lists of positions in `texts`. Rules: offline/OF1, offline/OF2.
 */
export type OfflinePack = {
  /** When it was made, in ms. */
  at: number;
  texts: readonly string[];
  responses: Readonly<Record<string, PackedResponse>>;
  /** Scripts and styles of the pages. */
  files: readonly string[];
};

type PackedResponse = { type: string; policy: string; parts: readonly number[] };

/** A response before it is packed. */
export type PlainResponse = { path: string; type: string; policy: string; text: string };

/** Where the texts of pages and calls begin to differ: tags, rows of a page's data, objects. */
const BOUNDARY = /(?=<|\\n|\{\\?")/;

/** Packs responses. Each distinct piece of text is contained once. */
export function packResponses(responses: readonly PlainResponse[]): Pick<OfflinePack, 'texts' | 'responses'> {
  const texts = new Map<string, number>();
  const indexOf = (text: string): number => {
    const index = texts.get(text) ?? texts.size;
    texts.set(text, index);
    return index;
  };
  const packed = responses.map(({ path, type, policy, text }) => {
    return [path, { type, policy, parts: text.split(BOUNDARY).map(indexOf) }] as const;
  });
  return { texts: [...texts.keys()], responses: Object.fromEntries(packed) };
}

/** The pages without an id. Those that a hotel does not have are left out. */
export const PLAIN_PAGES = [
  '/search',
  '/booking',
  '/my-day',
  '/chat',
  '/skip-the-clean',
  '/locations-occupancy',
  '/receipt',
] as const;

/** The pages that are kept. Any other is one guest's payment, staff's, or needs the network for all it does. */
const PACKED_PAGES: readonly string[] = [
  'home',
  'sections',
  'products',
  'section-page',
  'lottery',
  ...PLAIN_PAGES.map((path) => path.slice(1)),
];

/** The kept pages to which a page links, without queries. */
export function linkedPages(html: string): readonly string[] {
  const found = [...html.matchAll(/href="(\/[^"?#]*)/g)].map(([, path = '']) => path);
  return [...new Set(found)].filter((path) => PACKED_PAGES.includes(pageOf(path).kind));
}

/**
 * The scripts, styles and fonts that a page loads, without the scripts for browsers that have no service workers either. The
 * fonts are both weights of its text, so that what is kept has one face. Rule: offline/OF2.
 */
export const linkedFiles = (html: string): readonly string[] => [
  ...new Set(
    html
      .replace(/<script[^>]*\bnomodule\b[^>]*>/gi, '')
      .match(/\/(?:_next\/static\/[^"'\\\s<>]+?\.(?:js|css)|fonts\/[^"'\\\s<>]+?\.woff2)\b/g),
  ),
];
