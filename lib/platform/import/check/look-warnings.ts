import { contrastRatio } from '@/lib/domain/hotel/initial-icon';
import { LANGUAGES } from '@/lib/domain/i18n/language';
import { missingLanguages, textsInJson } from '@/lib/domain/i18n/texts-in-json';
import { currencyDigits } from '@/lib/domain/money/currency-code';
import { isSizable } from '../../pictures/picture-version';
import type { ParsedFolder } from '../parse-folder';
import { type Problem, problemOf } from '../problem';

/** WCAG's minimum for icons and edges of controls. */
const MIN_CONTRAST = 3;
/** Bytes. A guest in a lift waits seconds for a larger picture that is not served in sizes (files/FI10). */
const MAX_PICTURE_BYTES = 200_000;
/** Bytes. The server reads such a file for every size, and a browser without sizes the file itself. */
const MAX_PHOTO_BYTES = 8_000_000;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** A file of the hotel with its size in bytes. */
type SizedFile = { path: string; bytes: number };

/** The brand colour, if it cannot be read on white: the app then shows a darker shade of it (appearance/A1). */
export function brandWarnings({ hotel }: ParsedFolder): readonly Problem[] {
  const { color, set_default_color } = hotel.value;
  if (color === null || set_default_color) return [];
  const contrast = contrastRatio(color, '#ffffff');
  if (contrast >= MIN_CONTRAST) return [];
  const reason = `${color} has a contrast of ${contrast.toFixed(2)} on white: guests see a darker shade of it`;
  return [hotel.json.problem(['color'], reason, `choose a colour with a contrast of at least ${MIN_CONTRAST}`)];
}

const CURRENCY_HINT = 'write "currency": "EUR", or the sign that guests know';

/** A missing currency, and one whose decimals by ISO 4217 are not those of the file (prices/P21). */
export function currencyWarnings({ hotel }: ParsedFolder): readonly Problem[] {
  const { currency, currency_code, currency_digits } = hotel.value;
  if (currency.trim() === '')
    return [
      hotel.json.problem(['currency'], 'the currency is missing: guests see prices as bare numbers', CURRENCY_HINT),
    ];
  const digits = currencyDigits(currency_code ?? currency);
  if (digits === null || digits === currency_digits) return [];
  const reason = `${currency} has ${digits} decimals by ISO 4217, and the hotel counts and shows ${currency_digits}`;
  return [hotel.json.problem(['currency'], reason, `write "currency_digits": ${digits}`)];
}

/** Pictures that are slow to load, or to make sizes of. */
export const pictureWarnings = (files: readonly SizedFile[]): readonly Problem[] =>
  files
    .filter(({ path, bytes }) => PICTURE.test(path) && bytes > (isSizable(path) ? MAX_PHOTO_BYTES : MAX_PICTURE_BYTES))
    .map(({ path, bytes }) => ({
      ...problemOf(path, `the picture has ${Math.ceil(bytes / 1000)} KB, and guests wait for it`),
      hint: isSizable(path)
        ? 'save it at most 4000 px wide, under 8 MB'
        : 'save a photograph as JPEG or WebP, which is served in sizes, and a drawing under 200 KB',
    }));

/** Texts that are missing in a language that the hotel offers: these guests read another language (languages/L9). */
export function textWarnings(parsed: ParsedFolder): readonly Problem[] {
  const { hotel, sections, announcements } = parsed;
  const { languages } = hotel.value;
  const unknown = languages.flatMap((language, index) =>
    (LANGUAGES as readonly string[]).includes(language)
      ? []
      : [hotel.json.problem(['languages', index], `the app has no words in the language ${language}`)],
  );
  const files = [hotel, ...sections, ...(announcements === null ? [] : [announcements])];
  const gaps = files.flatMap(({ json }) =>
    textsInJson(json.value).flatMap(({ path, texts }) => {
      const missing = missingLanguages(texts, languages);
      return missing.length === 0
        ? []
        : [json.problem(path, `the text is missing in ${missing.join(', ')}`, 'those guests read another language')];
    }),
  );
  return [...unknown, ...gaps];
}
