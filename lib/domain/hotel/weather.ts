import { measureInWords } from '../i18n/format-number';
import type { LanguageTag } from '../i18n/language';

/** What a weather icon may show. Each is the name of a Lucide icon. */
export const WEATHER_ICONS = [
  'sun',
  'moon',
  'cloud-sun',
  'cloud-moon',
  'cloud',
  'cloud-drizzle',
  'cloud-rain',
  'cloud-snow',
  'cloud-lightning',
  'cloud-fog',
  'wind',
] as const;
export type WeatherIcon = (typeof WEATHER_ICONS)[number];

/** The words that weather services use in their icon names, the more specific first. */
const WORDS: readonly [RegExp, WeatherIcon][] = [
  [/thunder|storm|lightning/, 'cloud-lightning'],
  [/snow|sleet|hail/, 'cloud-snow'],
  [/drizzle|shower/, 'cloud-drizzle'],
  [/rain/, 'cloud-rain'],
  [/fog|mist|haze|smoke|dust/, 'cloud-fog'],
  [/wind|breez/, 'wind'],
  [/(?:part|few|scattered).*night|cloud.*moon/, 'cloud-moon'],
  [/part|few|scattered|cloud.*sun/, 'cloud-sun'],
  [/cloud|overcast/, 'cloud'],
  [/moon|clear.*night/, 'moon'],
  [/sun|clear|hot/, 'sun'],
];

/** The codes of a widespread weather service: two digits, and `n` for night. */
const CODES: Readonly<Record<string, WeatherIcon>> = {
  '01': 'sun',
  '02': 'cloud-sun',
  '03': 'cloud',
  '04': 'cloud',
  '09': 'cloud-drizzle',
  '10': 'cloud-rain',
  '11': 'cloud-lightning',
  '13': 'cloud-snow',
  '50': 'cloud-fog',
};
const AT_NIGHT: Readonly<Partial<Record<WeatherIcon, WeatherIcon>>> = { sun: 'moon', 'cloud-sun': 'cloud-moon' };

/** Returns the icon for a name that a weather service uses; null: the name says nothing. Rule: appearance/A11. */
export function weatherIcon(name: string): WeatherIcon | null {
  const [, code, time] = /^(\d\d)([dn]?)$/.exec(name) ?? [];
  const byCode = code === undefined ? undefined : CODES[code];
  if (byCode !== undefined) return time === 'n' ? (AT_NIGHT[byCode] ?? byCode) : byCode;
  const words = name.toLowerCase();
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/**
 * Formats a temperature: a number gets the degrees Celsius of the locale, any other text stays as the hotel writes it.
 * `locale`: BCP 47. Rule: appearance/A11.
 */
export function temperatureText(temp: string | null, locale: LanguageTag): string {
  const text = temp?.trim() ?? '';
  if (!/^[+-]?\d{1,2}(?:\.\d+)?$/.test(text)) return text.slice(0, 12);
  return measureInWords(Math.round(Number(text)) + 0, 'celsius', locale);
}
