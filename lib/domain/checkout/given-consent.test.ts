import { consentText, restsOnConsent } from './given-consent';

const DAY = 24 * 60 * 60_000;
const text = consentText('en', ['I agree']);
const at = Date.UTC(2026, 4, 1);

it.each([
  ['given just now', { at, text }, at, true],
  ['given almost 14 days ago', { at, text }, at + 14 * DAY - 1, true],
  ['given 14 days ago', { at, text }, at + 14 * DAY, false],
  ['given to another text', { at, text: consentText('en', ['I agree', 'and accept']) }, at, false],
  ['given in another language', { at, text: consentText('de', ['I agree']) }, at, false],
  ['given later than now, by a clock that was turned back', { at, text }, at - 1, false],
  ['not given', null, at, false],
])('a request rests on a consent that was %s: %#', (_title, given, now, rests) => {
  expect(restsOnConsent(given, { text, now })).toBe(rests);
});
