import { deskPath } from './desk-path';

it.each([
  ['/desk', '/desk'],
  ['/desk#orders', '/desk#orders'],
  ['/desk?lang=de#chats/1', '/desk?lang=de#chats/1'],
  ['/desk/staff', '/desk/staff'],
  [null, '/desk'],
  ['', '/desk'],
  ['/', '/desk'],
  ['/sections/3', '/desk'],
  ['/desktop', '/desk'],
  ['https://evil.example/desk', '/desk'],
  ['//evil.example/desk', '/desk'],
  ['/\\evil.example/desk', '/desk'],
  ['\\\\evil.example/desk', '/desk'],
  ['/\t/evil.example/desk', '/desk'],
  ['https:evil.example/desk', '/desk'],
  ['javascript:alert(1)//desk', '/desk'],
  ['data:text/html,desk', '/desk'],
  ['https://desk.invalid@evil.example/desk', '/desk'],
  ['https://user@desk.invalid/desk', '/desk'],
  ['/desk/../../evil', '/desk'],
  ['/desk/..//evil.example', '/desk'],
  ['/desk\r\nset-cookie: a=b', '/desk'],
  [`/desk?${'a'.repeat(500)}`, '/desk'],
])('leads from %j to %s', (asked, path) => {
  expect(deskPath(asked)).toBe(path);
});
