import { knownBrowser, rememberBrowser } from './known-browsers';

const TOKEN = 'the operator’s own token';
const [marta, joan] = ['8d7e1c4c-3f0c-4f41-9a53-c6e3d0f7a001', '8d7e1c4c-3f0c-4f41-9a53-c6e3d0f7a002'];
const known = (cookie: string | null, person: string, hotel = 'aurora', token = TOKEN) =>
  knownBrowser(token, { hotel, cookie, person });
const remember = (cookie: string | null, person: string, hotel = 'aurora') =>
  rememberBrowser(TOKEN, { hotel, cookie, person });

it('knows everybody who has signed in with a browser, by names that differ', () => {
  const cookie = remember(remember(null, marta), joan);
  expect([known(cookie, marta), known(cookie, joan)].every((name) => name !== null)).toBe(true);
  expect(known(cookie, marta)).not.toBe(known(cookie, joan));
  expect(known(remember(null, marta), joan)).toBeNull();
  expect(cookie).toMatch(/^[\w.~-]+$/);
});

it('gives a browser another name with each sign-in, and keeps one for each person', () => {
  const [first, second] = [remember(null, marta), remember(remember(null, marta), marta)];
  expect(second.split('~')).toHaveLength(1);
  expect(second).not.toBe(first);
});

it('forgets who has not signed in for longest, beyond eight', () => {
  const persons = Array.from({ length: 9 }, (_, index) => `person-${index}`);
  const cookie = persons.reduce<string | null>((before, person) => remember(before, person), null);
  expect(persons.map((person) => known(cookie, person) !== null)).toEqual([false, ...Array(8).fill(true)]);
});

it.each([
  ['another hotel’s', remember(null, marta, 'bellevue')],
  ['a name that was changed', remember(null, joan).replace(joan, marta)],
  ['a signature that is cut off', remember(null, marta).slice(0, -1)],
  ['a text that was made up', `${marta}.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA`],
  ['no signature', marta],
  ['an empty text', ''],
  ['nothing', null],
])('does not know a browser by %s', (_what, cookie) => {
  expect(known(cookie, marta)).toBeNull();
});

it('knows no browser after the operator’s key has changed', () => {
  expect(known(remember(null, marta), marta, 'aurora', 'another token')).toBeNull();
});
