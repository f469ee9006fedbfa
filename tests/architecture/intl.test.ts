import { sourceFiles, textOf } from './source-files';

/**
 * Where Intl is used. Its functions take a `LanguageTag`, which no language code of the project is, and the languages
 * that browsers lack have their own data; a use elsewhere would have neither. Rules: languages/L2, languages/L20.
 */
const FORMATTERS = /^lib\/(?:domain\/|words\/message-key\.ts)/;
/** Only for the device's time zone, or to find out whether a zone exists. */
const ZONES = [
  'lib/platform/import/new/new-command.ts',
  'lib/platform/import/hotel-file.ts',
  'lib/contract/schema/hotel.ts',
];

const code = sourceFiles().filter((file) => /^(?:app|components|lib)\/.*\.tsx?$/.test(file) && !/\.test\./.test(file));
const withoutComments = (file: string) => textOf(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('formats by Intl only in the functions of lib/domain', () => {
  const uses = code.filter((file) => /\bIntl\.\w+|\.toLocale(?:Date|Time)?String\(/.test(withoutComments(file)));
  expect(uses.filter((file) => !FORMATTERS.test(file) && !ZONES.includes(file))).toEqual([]);
});

it('passes no bare text as a locale to Intl', () => {
  const bare = code.flatMap((file) =>
    [
      ...withoutComments(file).matchAll(
        /\bnew Intl\.(?:DateTimeFormat|RelativeTimeFormat|PluralRules|NumberFormat|DisplayNames|Collator|ListFormat)\(\s*([^,)]*)/g,
      ),
    ]
      .map(([, locale = '']) => locale.trim())
      .filter((locale) => !/^(?:'en(?:-[A-Z]{2})?'|intlLocales\(locale)$/.test(locale))
      .map((locale) => `${file}: ${locale}`),
  );
  expect(bare).toEqual([]);
});
