import { readFileSync } from 'node:fs';
import { privacyDocs } from './privacy-docs';
import { STORED_KEYS, storedKey } from './stored-keys';

describe('the register of stored keys', () => {
  it('names every key once for each place', () => {
    const names = STORED_KEYS.map(({ place, key }) => `${place} ${key}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it.each([
    ['local', 'cart', 'cart'],
    ['local', 'display_announcement_72026-11-01', 'display_announcement_*'],
    ['session', 'cart', 'cart'],
    ['session', 'food_note', undefined],
    ['local', 'cart2', undefined],
    ['local', '_ga', undefined],
    ['cookie', 'lang', 'lang'],
    ['cookie', '_ga', undefined],
  ] as const)('finds for %s "%s" the row %s', (place, key, row) => {
    expect(storedKey(place, key)?.key).toBe(row);
  });

  it('has two cookies on a guest’s device, one for the language and one that proves a room', () => {
    const cookies = STORED_KEYS.filter(({ place, of }) => place === 'cookie' && of === 'guest');
    expect(cookies.map(({ key }) => key)).toEqual(['lang', 'room-pass']);
  });
});

it('is what docs/privacy.md says; otherwise run npm run docs', () => {
  expect(readFileSync('docs/privacy.md', 'utf8')).toBe(privacyDocs());
});
