/** @jest-environment jsdom */
import { goTo } from './go-to';

it.each([
  ['/home', '/home', '/products/5'],
  ['/home', '/home?lang=de', '/products/5?lang=de'],
  ['/products/5?product=31#main', '/products/5?product=31&lang=de#main', '/?lang=de'],
  ['/home?lang=fr', '/home?lang=fr', '/?lang=de'],
])('opens %s as %s from %s', (href, expected, from) => {
  window.history.replaceState(null, '', from);
  const push = jest.fn();
  goTo({ push }, href);
  expect(push).toHaveBeenCalledWith(expected);
});
