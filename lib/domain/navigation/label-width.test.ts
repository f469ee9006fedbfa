import { longestWordWidth } from './label-width';

it.each([
  ['counts only the longest word', 'My orders', 'orders'],
  ['does not count what takes no width of its own', 'Domu\u030a', 'Domu'],
])('%s', (_title, label, word) => {
  expect(longestWordWidth(label)).toBe(longestWordWidth(word));
});

it.each([
  // Measured in Chromium with Ubuntu at medium weight, in em.
  ['Bestellungen', 6.21],
  ['Warenkorb', 5.16],
  ['Szolgáltatások', 6.85],
  ['Παραγγελίες', 5.85],
  ['Тапсырыстар', 6.51],
  ['დახმარება', 5.21],
  ['الخدمات', 3.53],
  ['注文履歴', 4],
])('is at least the measured width of %s, and at most a quarter more', (label, measured) => {
  expect(longestWordWidth(label)).toBeGreaterThanOrEqual(measured);
  expect(longestWordWidth(label)).toBeLessThan(measured * 1.25);
});

it('is 0 for an empty label', () => {
  expect(longestWordWidth('')).toBe(0);
});
