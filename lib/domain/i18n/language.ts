import { LANGUAGE_TABLE, type LanguageFacts } from './language-table';

/**
 * Language codes and the choice of a page's language. Rules: languages/L7, languages/L17, languages/L3, languages/L2.
 * Data, dictionaries and storage use the project's codes; HTML and Intl use BCP 47.
 */
type LanguageCode = keyof typeof LANGUAGE_TABLE;

type TableTag = (typeof LANGUAGE_TABLE)[LanguageCode]['tag'];
declare const isTag: unique symbol;

/**
 * A BCP 47 tag, which `lang` attributes and the functions that format take. The project's own codes are texts of another
 * type, so that none of them reaches Intl. Only `bcp47` and `regionalLocale` make it. Rule: languages/L2.
 */
export type LanguageTag = TableTag | `${TableTag}-${string}` | (string & { readonly [isTag]: true });

/** Every supported language in display order. Rule: languages/L1. */
export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as readonly LanguageCode[];

const factsOf = (code: string): LanguageFacts | null =>
  Object.hasOwn(LANGUAGE_TABLE, code) ? LANGUAGE_TABLE[code as LanguageCode] : null;

const WELL_FORMED = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;
/** A language with an optional script and region: of well-formed tags, Intl throws for some others (`aa-00`). */
const VALID_FOR_INTL = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/**
 * Converts a language code to BCP 47 for `lang`, `hreflang` and Intl. A malformed code becomes English (languages/L2).
 */
export const bcp47 = (code: string): LanguageTag =>
  (factsOf(code)?.tag as LanguageTag | undefined) ?? (VALID_FOR_INTL.test(code) ? (code as LanguageTag) : 'en');

/** Browser languages whose primary subtag differs from the project's code (languages/L2). */
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
 * Converts a browser's language tag to the project's code (`uk-UA` → `ua`, `zh-Hant-TW` → `cn`); null if the language
 * is not supported (languages/L2).
 */
export function fromBrowserTag(tag: string): LanguageCode | null {
  const [primary = '', ...rest] = tag.trim().toLowerCase().replaceAll('_', '-').split('-');
  if (Object.hasOwn(FROM_PRIMARY, primary)) return FROM_PRIMARY[primary] ?? null;
  if (primary === 'sr') return rest.includes('me') ? 'cnr' : null;
  const code = LANGUAGES.find((known) => known === primary);
  // `il`, `ua` and similar codes are countries; they are invalid as a browser's language.
  return code !== undefined && (bcp47(code) === code || code === 'tat' || code === 'cnr') ? code : null;
}

/**
 * Reads the language from the `?lang=` parameter of a link: a project code, a browser's tag for one, or a language that
 * only some hotel has; null for anything else. Rule: languages/L5.
 */
export function readPinnedLanguage(value: string | null | undefined): string | null {
  const written = value ?? '';
  if (factsOf(written) !== null) return written;
  if (!WELL_FORMED.test(written)) return null;
  return fromBrowserTag(written) ?? (/^[a-z]{2,3}$/.test(written) ? written : null);
}

/** Adds the `lang` parameter to a page's address. */
export const pinLanguage = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(language)}`;

const RIGHT_TO_LEFT: readonly string[] = ['ar', 'il', 'fa'];

/** Whether a language is written from right to left: Arabic, Hebrew and Persian (languages/L7). */
export const isRightToLeft = (code: string): boolean => RIGHT_TO_LEFT.includes(code);

/** Returns the `dir` attribute for a language (languages/L7). */
export const directionOf = (code: string): 'ltr' | 'rtl' => (isRightToLeft(code) ? 'rtl' : 'ltr');

/**
 * Limits for Accept-Language, in characters and entries. Browsers send about a tenth of them; longer headers are abuse.
 */
const MAX_HEADER_LENGTH = 1000;
const MAX_TAGS = 30;

/** Returns the tags of an Accept-Language header with their weights, without `*` and malformed ones. */
function weightedTags(accept: string | null | undefined): readonly { tag: string; weight: number }[] {
  return (accept ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',', MAX_TAGS)
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
      const q = parameters.find((parameter) => /^q\s*=/i.test(parameter));
      return { tag, weight: q === undefined ? 1 : Number(q.slice(q.indexOf('=') + 1).trim() || Number.NaN) };
    })
    .filter(({ tag, weight }) => WELL_FORMED.test(tag.replaceAll('_', '-')) && weight >= 0 && weight <= 1);
}

/** Returns the tags of an Accept-Language header by descending weight, without refused (q=0) ones. */
const wantedTags = (accept: string | null | undefined): readonly string[] =>
  weightedTags(accept)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);

/** Returns the offered languages that the browser does not refuse by q=0; all if it refuses every one. */
function acceptableOf(offered: readonly string[], accept: string | null | undefined): readonly string[] {
  const refused = weightedTags(accept).filter(({ weight }) => weight === 0);
  const left = offered.filter((language) => !refused.some(({ tag }) => offeredFor(tag, [language]) === language));
  return left.length > 0 ? left : offered;
}

/**
 * Returns the hotel's language for a browser's tag. A hotel may offer languages for which the project has no
 * dictionary.
 */
function offeredFor(tag: string, offered: readonly string[]): string | undefined {
  const code = fromBrowserTag(tag);
  if (code !== null) return offered.find((language) => language === code);
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return offered.find((language) => factsOf(language) === null && language === primary);
}

const REGION = /[-_]([a-z]{2}|\d{3})$/i;

/**
 * Returns the locale for dates and numbers: the language with the country from the browser's tag (`fr-CA`, `en-US`,
 * `pt-BR`), else the language alone. Other parts of the tag are dropped, because an extension could select another
 * calendar.
 */
export function regionalLocale(language: string, accept: string | null | undefined): LanguageTag {
  const tag = bcp47(language);
  if (REGION.test(tag)) return tag;
  const regional = wantedTags(accept).find(
    (wanted) => REGION.test(wanted) && offeredFor(wanted, [language]) !== undefined,
  );
  const [, region] = REGION.exec(regional ?? '') ?? [];
  return region === undefined ? tag : (`${tag}-${region.toUpperCase()}` as LanguageTag);
}

/**
 * Chooses the language of a page (languages/L3): the stored language; else the browser's first language that the hotel
 * offers; else `ru` if it is offered and not hidden; else the hotel's first language; else `en`. A stored language that
 * the hotel does not offer is ignored, and one that the browser refuses is no fallback while another is left. A request
 * without Accept-Language comes from a crawler or a link preview and gets the hotel's first language. `pinned`: the
 * language in the link, which has priority. `accept`: the raw Accept-Language header. Rule: languages/L4.
 */
export function chooseLanguage(input: {
  pinned?: string | null;
  stored: string | null | undefined;
  accept: string | null | undefined;
  offered: readonly string[];
  hideRu: boolean;
}): string {
  const { pinned, stored, accept, offered, hideRu } = input;
  if (typeof pinned === 'string' && offered.includes(pinned)) return pinned;
  if (typeof stored === 'string' && offered.includes(stored)) return stored;
  const wanted = wantedTags(accept);
  for (const tag of wanted) {
    const language = offeredFor(tag, offered);
    if (language !== undefined) return language;
  }
  const acceptable = acceptableOf(offered, accept);
  if (wanted.length > 0 && !hideRu && acceptable.includes('ru')) return 'ru';
  return acceptable[0] ?? 'en';
}

/** Returns a language's name in the language itself, or the code in capitals for an unknown language. */
export const languageName = (code: string): string => factsOf(code)?.name ?? code.toUpperCase();

/** Returns the flag of a language (ISO 3166-1 alpha-2, lower case); '' for an unknown language. */
export const flagOf = (code: string): string => factsOf(code)?.flag ?? '';

/** Returns the code that guests see: upper case, and HEB for `il` (languages/L17). */
export const languageLabel = (code: string): string => (code === 'il' ? 'HEB' : code.toUpperCase());
