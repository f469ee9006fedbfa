import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateVapidKeys, isVapidPair } from '@/lib/platform/push/vapid';
import { readSettings } from './env';
import { vapidKeys } from './vapid-keys';

const NONE = { publicKey: null, privateKey: null };

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'keys-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('generates keys once, which only their owner can read', () => {
  const keys = vapidKeys(NONE, dir);
  expect(isVapidPair(keys)).toBe(true);
  expect(vapidKeys(NONE, dir)).toEqual(keys);
  expect(statSync(join(dir, 'vapid-keys')).mode & 0o777).toBe(0o600);
});

it('takes the keys of the settings, and writes none', () => {
  const keys = generateVapidKeys();
  expect(vapidKeys(keys, join(dir, 'missing'))).toEqual(keys);
});

it('names the setting when a key is missing, or when the two do not belong together', () => {
  const { publicKey, privateKey } = generateVapidKeys();
  expect(() => vapidKeys({ publicKey, privateKey: null }, dir)).toThrow(/VAPID_PRIVATE_KEY/);
  expect(() => vapidKeys({ publicKey: generateVapidKeys().publicKey, privateKey }, dir)).toThrow(/VAPID_PUBLIC_KEY/);
});

it('says which file is damaged', () => {
  writeFileSync(join(dir, 'vapid-keys'), 'half a key');
  expect(() => vapidKeys(NONE, dir)).toThrow(/vapid-keys/);
});

it.each([
  [{}, 'mailto:operator@localhost'],
  [{ ROOT_DOMAIN: 'hotels.example' }, 'mailto:operator@hotels.example'],
  [{ ROOT_DOMAIN: 'hotels.example', MAIL_FROM: 'orders@hotels.example' }, 'mailto:orders@hotels.example'],
  [{ VAPID_SUBJECT: 'https://hotels.example' }, 'https://hotels.example'],
])('with %j push services can write to %s', (env, subject) => {
  expect(readSettings(env).push.subject).toBe(subject);
});

it.each([
  ['VAPID_SUBJECT', 'it@hotel.example'],
  ['VAPID_PUBLIC_KEY', 'short'],
  ['PUSH_HOSTS', 'push.example.com, localhost'],
])('refuses %s=%s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

it('reads further push services', () => {
  const { push } = readSettings({ PUSH_HOSTS: 'push.example.com, http://127.0.0.1:9000' });
  expect(push.hosts).toEqual(['push.example.com', 'http://127.0.0.1:9000']);
});
