import { missingLanguages, untilTonight } from './missing-languages';

const LANGUAGES = ['en', 'de', 'ru'];

it.each([
  ['nothing where nothing is written', { title: {}, text: {} }, []],
  ['nothing where all is', { title: { en: 'a', de: 'b', ru: 'c' }, text: {} }, []],
  [
    'each language with what it lacks',
    { title: { en: 'Jazz', de: 'Jazz', ru: ' ' }, text: { en: 'Tonight', de: '', ru: '' } },
    [
      { language: 'de', lacks: ['text'] },
      { language: 'ru', lacks: ['title', 'text'] },
    ],
  ],
  [
    'also the first one',
    { title: { ru: 'Джаз' }, text: {} },
    [
      { language: 'en', lacks: ['title'] },
      { language: 'de', lacks: ['title'] },
    ],
  ],
  [
    'nothing for a language that the hotel no longer has',
    { title: { en: 'a', de: 'b', ru: 'c', fr: '' }, text: { fr: 'x' } },
    [],
  ],
] as const)('announcements/AN21: lists %s', (_what, draft, missing) => {
  expect(missingLanguages(draft, LANGUAGES)).toEqual(missing);
});

it.each([
  ['', '2026-06-19T17:30', '2026-06-19T23:59'],
  ['2026-06-19T20:00', '2026-06-19T17:30', '2026-06-19T23:59'],
  ['2026-06-21T20:00', '2026-06-19T17:30', '2026-06-21T23:59'],
  ['2026-06-01T20:00', '2026-06-19T17:30', '2026-06-19T23:59'],
])('announcements/AN22: offers as the end of what begins at “%s” (now %s) %s', (from, now, until) => {
  expect(untilTonight(from, now)).toBe(until);
});
