import { passkeyHost } from './passkey-host';

it.each([
  ['aurora.example.com', { id: 'aurora.example.com', origins: ['https://aurora.example.com'] }],
  ['Aurora.Example.com:8443', { id: 'aurora.example.com', origins: ['https://aurora.example.com:8443'] }],
  [
    'aurora.localhost:3000',
    { id: 'aurora.localhost', origins: ['https://aurora.localhost:3000', 'http://aurora.localhost:3000'] },
  ],
  ['localhost', { id: 'localhost', origins: ['https://localhost', 'http://localhost'] }],
  ['192.168.1.20:3000', null],
  ['[::1]:3000', null],
  ['', null],
])('answers for the host %j', (host, expected) => {
  expect(passkeyHost(host)).toEqual(expected);
});
