/** One language of the product (languages/L1). `tag`: BCP 47 (languages/L2). `flag`: ISO 3166-1 alpha-2, lower case. */
export type LanguageFacts = { tag: string; name: string; flag: string };

/**
 * The supported languages by project code. Some codes are country codes (cn, kz, ua, il, gr, al). A language without a
 * country has the flag of the country with most of its readers.
 */
export const LANGUAGE_TABLE = {
  en: { tag: 'en', name: 'English', flag: 'gb' },
  ru: { tag: 'ru', name: 'Русский', flag: 'ru' },
  ko: { tag: 'ko', name: '한국어', flag: 'kr' },
  cn: { tag: 'zh-Hans', name: '简体中文', flag: 'cn' },
  pl: { tag: 'pl', name: 'Polski', flag: 'pl' },
  nl: { tag: 'nl', name: 'Nederlands', flag: 'nl' },
  de: { tag: 'de', name: 'Deutsch', flag: 'de' },
  ar: { tag: 'ar', name: 'العربية', flag: 'sa' },
  il: { tag: 'he', name: 'עברית', flag: 'il' },
  kz: { tag: 'kk', name: 'Қазақша', flag: 'kz' },
  fr: { tag: 'fr', name: 'Français', flag: 'fr' },
  hr: { tag: 'hr', name: 'Hrvatski', flag: 'hr' },
  az: { tag: 'az', name: 'Azərbaycanca', flag: 'az' },
  ua: { tag: 'uk', name: 'Українська', flag: 'ua' },
  pt: { tag: 'pt', name: 'Português', flag: 'pt' },
  ka: { tag: 'ka', name: 'ქართული', flag: 'ge' },
  cs: { tag: 'cs', name: 'Čeština', flag: 'cz' },
  es: { tag: 'es', name: 'Español', flag: 'es' },
  it: { tag: 'it', name: 'Italiano', flag: 'it' },
  gr: { tag: 'el', name: 'Ελληνικά', flag: 'gr' },
  tat: { tag: 'tt', name: 'Татарча', flag: 'ru' },
  uz: { tag: 'uz', name: 'Oʻzbekcha', flag: 'uz' },
  al: { tag: 'sq', name: 'Shqip', flag: 'al' },
  lv: { tag: 'lv', name: 'Latviešu', flag: 'lv' },
  tr: { tag: 'tr', name: 'Türkçe', flag: 'tr' },
  ba: { tag: 'ba', name: 'Башҡортса', flag: 'ru' },
  fa: { tag: 'fa', name: 'فارسی', flag: 'ir' },
  ro: { tag: 'ro', name: 'Română', flag: 'ro' },
  hu: { tag: 'hu', name: 'Magyar', flag: 'hu' },
  sk: { tag: 'sk', name: 'Slovenčina', flag: 'sk' },
  et: { tag: 'et', name: 'Eesti', flag: 'ee' },
  ky: { tag: 'ky', name: 'Кыргызча', flag: 'kg' },
  mn: { tag: 'mn', name: 'Монгол', flag: 'mn' },
  ja: { tag: 'ja', name: '日本語', flag: 'jp' },
  cnr: { tag: 'sr-Latn-ME', name: 'Crnogorski', flag: 'me' },
  sl: { tag: 'sl', name: 'Slovenščina', flag: 'si' },
  sv: { tag: 'sv', name: 'Svenska', flag: 'se' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;
