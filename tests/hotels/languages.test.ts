import { readFileSync } from 'node:fs';
import { chooseLanguage } from '@/lib/domain/i18n/language';

const hotelFile = (code: string): { languages: string[]; hide_ru: boolean } =>
  JSON.parse(readFileSync(`hotels/${code}/hotel.json`, 'utf8'));

/** The language in which a demo hotel opens for a browser. */
function languageFor(code: string, accept: string | null): string {
  const { languages, hide_ru } = hotelFile(code);
  return chooseLanguage({ stored: null, accept, offered: languages, hideRu: hide_ru });
}

it.each([
  ['cala-verde', 'it-IT,it;q=0.9', 'en'],
  ['cala-verde', 'it-IT,it;q=0.9,es;q=0.5', 'es'],
  ['cala-verde', 'ru-RU', 'ru'],
  ['cala-verde', null, 'en'],
  ['qasr', 'it-IT', 'ar'],
  ['lido', 'it-IT', 'it'],
  ['lido', 'de-AT', 'de'],
  ['polar', 'it-IT', 'sv'],
  ['polar', 'zh-CN,zh;q=0.9', 'cn'],
  ['polar', 'sv-SE', 'sv'],
  ['rive', 'it-IT', 'fr'],
  ['dar-lila', 'ar-MA', 'ar'],
])('opens %s for a browser with the languages %j in %s', (code, accept, language) => {
  expect(languageFor(code, accept)).toBe(language);
});
