import { LANGUAGE_TABLE, type LanguageFacts } from './language-table';

/**
 * Languages by the spec's own codes. Rules: languages/L7, languages/L17, languages/L3, languages/L2.
 * At the edge (data, words, storage) a language is one of these codes; in HTML and Intl it is BCP 47.
 */
type LanguageCode = keyof typeof LANGUAGE_TABLE;

/** Every language of the product, in the order in which they are listed. Rule: languages/L7. */
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as readonly LanguageCode[];

const factsOf = (code: string): LanguageFacts | null =>
  Object.hasOwn(LANGUAGE_TABLE, code) ? LANGUAGE_TABLE[code as LanguageCode] : null;

const WELL_FORMED = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

/**
 * A language as BCP 47, for `lang`, `hreflang` and Intl; a code that can be no tag counts as English
 * (languages/L2).
 */
export const bcp47 = (code: string): string => factsOf(code)?.tag ?? (WELL_FORMED.test(code) ? code : 'en');

/** The primary subtags of browsers that are not our codes (languages/L2). */
const FROM_PRIMARY: Readonly<Record<string, LanguageCode>> = {
  zh: 'cn',
  kk: 'kz',
  uk: 'ua',
  he: 'il',
  iw: 'il',
  el: 'gr',
  tt: 'tat',
  sq: 'al',
};

/**
 * Our code for a browser's language tag (`uk-UA` → `ua`, `zh-Hant-TW` → `cn`); null when we have none
 * (languages/L2).
 */
export function fromBrowserTag(tag: string): LanguageCode | null {
  const [primary = '', ...rest] = tag.trim().toLowerCase().replaceAll('_', '-').split('-');
  if (Object.hasOwn(FROM_PRIMARY, primary)) return FROM_PRIMARY[primary] ?? null;
  if (primary === 'sr') return rest.includes('me') ? 'cnr' : null;
  const code = LANGUAGES.find((known) => known === primary);
  // `il`, `ua` and the like are countries: as a browser's language they mean nothing.
  return code !== undefined && (bcp47(code) === code || code === 'tat' || code === 'cnr') ? code : null;
}

/**
 * The language that a link names by `?lang=`: one of our codes, a browser's tag for one, or a language that only a
 * hotel may have; null for anything else. Rule: languages/L5.
 */
export function readPinnedLanguage(value: string | null | undefined): string | null {
  const written = value ?? '';
  if (factsOf(written) !== null) return written;
  if (!WELL_FORMED.test(written)) return null;
  return fromBrowserTag(written) ?? (/^[a-z]{2,3}$/.test(written) ? written : null);
}

/** A page's address with the language that it is to be read in. */
export const pinLanguage = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language)}`;

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'il', 'fa'];

/** Arabic, Hebrew and Persian are written from right to left (languages/L7). */
export const isRightToLeft = (code: string): boolean => RIGHT_TO_LEFT.includes(code);

/** The `dir` of a page in this language (languages/L7). */
export const directionOf = (code: string): 'ltr' | 'rtl' => (isRightToLeft(code) ? 'rtl' : 'ltr');

/** Longest Accept-Language that is read, and most entries: browsers send a tenth of it, the rest is somebody's joke. */
const LONGEST_HEADER = 1000;
const MOST_TAGS = 30;

/** The tags of an Accept-Language header, the most wanted first; refused (q=0), unreadable ones and `*` left out. */
function wantedTags(accept: string | null | undefined): readonly string[] {
  return (accept ?? '')
    .slice(0, LONGEST_HEADER)
    .split(',', MOST_TAGS)
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const q = parameters.find((parameter) => /^q\s*=/i.test(parameter));
      return { tag, weight: q === undefined ? 1 : Number(q.slice(q.indexOf('=') + 1).trim() || Number.NaN) };
    })
    .filter(({ tag, weight }) => WELL_FORMED.test(tag.replaceAll('_', '-')) && weight > 0 && weight <= 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/**
 * Which of the hotel's languages a browser's tag means; a hotel may offer languages that the product has no words
 * in.
 */
function offeredFor(tag: string, offered: readonly string[]): string | undefined {
  const code = fromBrowserTag(tag);
  if (code !== null) return offered.find((language) => language === code);
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return offered.find((language) => factsOf(language) === null && language === primary);
}

const REGION = /[-_]([a-z]{2}|\d{3})$/i;

/**
 * The tag for dates and numbers: the language with the country that the browser names for it (`fr-CA`, `en-US`,
 * `pt-BR`), else the language alone. Nothing else of a browser's tag is kept: an extension could ask for another
 * calendar.
 */
export function regionalLocale(language: string, accept: string | null | undefined): string {
  const tag = bcp47(language);
  if (REGION.test(tag)) return tag;
  const regional = wantedTags(accept).find(
    (wanted) => REGION.test(wanted) && offeredFor(wanted, [language]) !== undefined,
  );
  const [, region] = REGION.exec(regional ?? '') ?? [];
  return region === undefined ? tag : `${tag}-${region.toUpperCase()}`;
}

/**
 * The language a page opens in (languages/L3): the stored one; else the browser's first that the hotel offers; else
 * `ru` when offered and not hidden; else the hotel's first; else `en`. A stored language that this hotel does not offer
 * counts as none. A request that names no language at all comes from a crawler or a link preview and gets the hotel's
 * first one. `pinned`: named by the link that was followed, before everything else. `accept`: the raw Accept-Language
 * header. Rule: languages/L4.
 */
export function chooseLanguage(from: {
  pinned?: string | null;
  stored: string | null | undefined;
  accept: string | null | undefined;
  offered: readonly string[];
  hideRu: boolean;
}): string {
  const { pinned, stored, accept, offered, hideRu } = from;
  if (typeof pinned === 'string' && offered.includes(pinned)) return pinned;
  if (typeof stored === 'string' && offered.includes(stored)) return stored;
  const wanted = wantedTags(accept);
  for (const tag of wanted) {
    const language = offeredFor(tag, offered);
    if (language !== undefined) return language;
  }
  if (wanted.length > 0 && !hideRu && offered.includes('ru')) return 'ru';
  return offered[0] ?? 'en';
}

/** A language's name in the language itself; an unknown one by its code in capitals. */
export const languageName = (code: string): string => factsOf(code)?.name ?? code.toUpperCase();

/** The flag of a language: ISO 3166-1 alpha-2, lower case; '' for a language we do not know. */
export const flagOf = (code: string): string => factsOf(code)?.flag ?? '';

/** The code as a guest sees it: upper case, and HEB for `il` (languages/L17). */
export const languageLabel = (code: string): string => (code === 'il' ? 'HEB' : code.toUpperCase());
