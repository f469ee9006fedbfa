import { LANGUAGES } from './language';
import { machineLanguage, needsTranslation } from './machine-language';

it.each([
  ['en', 'en'],
  ['ua', 'uk'],
  ['cn', 'zh'],
  ['gr', 'el'],
  ['kz', 'kk'],
  ['il', 'he'],
  ['al', 'sq'],
  ['tat', 'tt'],
  ['cnr', 'sr'],
  ['pt-BR', 'pt'],
  ['hi', 'hi'],
  ['"><script>', 'en'],
])('a translation service knows %s as %s', (code, expected) => {
  expect(machineLanguage(code)).toBe(expected);
});

it('a translation service knows each supported language by a code of its own', () => {
  const codes = LANGUAGES.map(machineLanguage);
  expect(new Set(codes).size).toBe(LANGUAGES.length);
  for (const code of codes) expect(code).toMatch(/^[a-z]{2}$/);
});

it.each([
  ['es', 'de', true],
  ['de', 'de', false],
  ['pt', 'pt-BR', false],
  ['cn', 'zh-Hant', false],
  ['cnr', 'hr', true],
])('a text in %s needs a translation for a reader of %s: %s', (from, to, expected) => {
  expect(needsTranslation(from, to)).toBe(expected);
});
