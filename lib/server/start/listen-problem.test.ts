import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenProblem, portOf } from './listen-problem';

it.each([
  [undefined, 3000],
  ['', 3000],
  ['0', 0],
  ['8080', 8080],
  ['65535', 65_535],
])('reads PORT=%s as %d', (setting, port) => expect(portOf(setting)).toBe(port));

it.each(['abc', '99999', '-1', '80.5', '3000;'])('says that PORT=%s is none', (setting) => {
  expect(portOf(setting)).toBe(`PORT: ${setting} is no number from 0 to 65535`);
});

/** What Node says when a server listens there. */
const failure = (host: string, port: number) =>
  new Promise<NodeJS.ErrnoException>((resolve) => createServer().once('error', resolve).listen(port, host));

it('names PORT when another process has it', async () => {
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
  const { port } = taken.address() as AddressInfo;
  const at = { host: '127.0.0.1', port };
  expect(listenProblem(await failure(at.host, port), at)).toBe(
    `PORT: another process listens on ${port} of 127.0.0.1 already`,
  );
  await new Promise((closed) => taken.close(closed));
});

it('names HOST when it is no address of this machine', async () => {
  const at = { host: '192.0.2.1', port: 0 };
  expect(listenProblem(await failure(at.host, 0), at)).toMatch(/^HOST: 192\.0\.2\.1 is no address of this machine/);
});

it.each([
  ['EACCES', 'PORT: this user may not listen on 80'],
  ['ENOTFOUND', 'HOST: guest.example is no address of this machine (ENOTFOUND)'],
  ['EMFILE', 'too many files'],
])('says for the error %s: %s', (code, said) => {
  const error = Object.assign(new Error('too many files'), { code });
  expect(listenProblem(error, { host: 'guest.example', port: 80 })).toBe(said);
});
