import { entryIcon } from './entry-icon';

it.each([
  ['help', 'tel:+46980319200', 'phone_call'],
  ['help', 'mailto:ciao@villalido.example', 'mail'],
  ['help', 'https://help.example', 'help'],
  ['help', '/products/104', 'help'],
  ['help', null, 'help'],
  ['info', 'mailto:ciao@villalido.example', 'info'],
  ['home', '/', 'home'],
])('an entry with the icon %s that leads to %s has the icon %s', (icon, href, expected) => {
  expect(entryIcon({ icon, href })).toBe(expected);
});
