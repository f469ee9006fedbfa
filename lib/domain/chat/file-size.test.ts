import { bcp47 } from '../i18n/language';
import { fileSize } from './file-size';

it.each([
  ['megabytes with one decimal', 2.44 * 1024 * 1024, 'en', '2.4 MB'],
  ['whole megabytes', 10 * 1024 * 1024, 'en', '10 MB'],
  ['a small file in kilobytes', 12_000, 'en', '12 kB'],
  ['kilobytes of 1024 bytes', 12 * 1024, 'en', '12 kB'],
  ['a started kilobyte as a whole one', 12 * 1024 + 1, 'en', '13 kB'],
  ['less than a tenth of a megabyte in kilobytes', 102 * 1024, 'en', '102 kB'],
  ['a tenth of a megabyte in megabytes', 103 * 1024, 'en', '0.1 MB'],
  ['a file of one byte as a kilobyte', 1, 'en', '1 kB'],
  ['the decimal comma of the language', 2.44 * 1024 * 1024, 'de', '2,4 MB'],
  ['digits 0 to 9 in Arabic', 5 * 1024 * 1024, 'ar', '5'],
])('shows %s', (_title, bytes, locale, expected) => {
  expect(fileSize(bytes, bcp47(locale)).replaceAll('\u00a0', ' ')).toContain(expected);
});

it.each(['en', 'de', 'fr', 'il'])('keeps the number and its unit on one line in %s', (language) => {
  expect(fileSize(2.4 * 1024 * 1024, bcp47(language))).not.toMatch(/[ \u202f]/);
});
