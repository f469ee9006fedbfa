/** @jest-environment jsdom */
import { phoneCountry } from './phone-country';

const KEY = 'phone-number-country';

it('keeps the chosen country, and nothing when there is none', () => {
  phoneCountry.changeNow(() => 'ES');
  expect(window.localStorage.getItem(KEY)).toBe('ES');
  phoneCountry.changeNow(() => '');
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

it.each([
  ['ES', 'ES'],
  ['es', ''],
  ['ESP', ''],
  ['E', ''],
  ['', ''],
])('reads %j, which another tab has stored, as %j', (stored, expected) => {
  const stop = phoneCountry.subscribe(() => undefined);
  window.localStorage.setItem(KEY, stored);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(phoneCountry.get()).toBe(expected);
  stop();
});
