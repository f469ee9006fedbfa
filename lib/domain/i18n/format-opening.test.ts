import { weekdayNames } from '../booking/weekday-names';
import { openingInWords } from './format-opening';
import { orderedForInWords } from './format-ordered-for';
import { bcp47 } from './language';

/** Without the marks that keep the direction of a part of a sentence. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');
const reader = (language: string) => ({ weekdays: weekdayNames(language), languageTag: bcp47(language) });

it.each([
  ['the time alone today', 'en', 0, '18:00'],
  ['the weekday tomorrow', 'en', 1, 'Sat 18:00'],
  ['the weekday within a week', 'de', 1, 'Sa 18:00'],
  ['the date from a week on', 'en', 7, '21 November 18:00'],
])('openingInWords writes %s', (_title, language, daysAhead, text) => {
  expect(plain(openingInWords({ date: '2026-11-21', time: '18:00', daysAhead }, reader(language)))).toBe(text);
});

it('openingInWords isolates the text, so that it keeps its order in a sentence of another direction', () => {
  expect(openingInWords({ date: '2026-11-21', time: '18:00', daysAhead: 1 }, reader('ar'))).toMatch(/^\u2068.*\u2069$/);
});

it.each([
  ['2026-11-20T18:00', '18:00'],
  ['2026-11-21T07:30', 'Sat 07:30'],
  ['2026-11-19T18:00', '19 November 18:00'],
])('orderedForInWords writes %s on 20 November as %s', (orderedFor, text) => {
  expect(plain(orderedForInWords(orderedFor, '2026-11-20', reader('en')))).toBe(text);
});
