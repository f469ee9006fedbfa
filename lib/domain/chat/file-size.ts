import { measureInWords } from '../i18n/format-number';
import type { LanguageTag } from '../i18n/language';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/** The size of a file in the guest's language, like '2.4 MB' or '12 kB'. Rule: languages/L15. */
export const fileSize = (bytes: number, locale: LanguageTag): string =>
  bytes < MEGABYTE / 10
    ? measureInWords(Math.ceil(bytes / KILOBYTE), 'kilobyte', locale)
    : measureInWords(bytes / MEGABYTE, 'megabyte', locale);
