import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, SettingsError } from './env';
import { readNotificationTargets } from './notification-targets';

const SECRET = 'a secret of the operator';
const OLD = 'the secret before that';
const topics = ['orders'];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'targets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const targets = (env: Record<string, string>, file?: unknown) => {
  const path = join(folder, 'notifications.json');
  if (file !== undefined) writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  const named: Record<string, string> = file === undefined ? {} : { ORDER_NOTIFICATIONS_FILE: path };
  return readNotificationTargets(readSettings({ ...env, ...named }).notifications);
};
const ALL = {
  ORDER_WEBHOOK_URL: 'https://pms.example/orders?a=b',
  ORDER_WEBHOOK_SECRET: SECRET,
  ORDER_WEBHOOK_OLD_SECRET: OLD,
};

it('names the hotels of the file, so that those that are not served can be reported', () => {
  expect(targets(ALL, { bellevue: {}, nosuch: {} }).hotels).toEqual(['bellevue', 'nosuch']);
  expect(targets(ALL).hotels).toEqual([]);
});

it('posts what a hotel’s entry lists, and only orders without it', () => {
  const read = targets(ALL, {
    aurora: { webhook_events: ['orders', 'chats'] },
    bellevue: { webhook_events: ['chats'] },
    polar: { mail_language: 'sv' },
  });
  expect(['aurora', 'bellevue', 'polar', 'other'].map((code) => read.webhook(code)?.topics)).toEqual([
    ['orders', 'chats'],
    ['chats'],
    ['orders'],
    ['orders'],
  ]);
  expect(() => targets(ALL, { aurora: { webhook_events: ['mails'] } })).toThrow(/aurora\.webhook_events/);
});

it('sends nothing without a setting', () => {
  expect(targets({}).webhook('aurora')).toBeNull();
});

it('takes the address for all hotels, unless the file gives a hotel its own or none', () => {
  const read = targets(ALL, {
    bellevue: { webhook_url: 'http://10.0.0.7/in', webhook_secret: 'the secret of bellevue' },
    closed: { webhook_url: null },
    shared: { webhook_url: 'https://other.example/' },
    changing: { webhook_secret: 'the new one of this hotel', webhook_old_secret: 'the old one of this hotel' },
  });
  expect(['aurora', 'bellevue', 'closed', 'shared', 'constructor', 'changing'].map(read.webhook)).toEqual([
    { url: ALL.ORDER_WEBHOOK_URL, secret: SECRET, oldSecret: OLD, topics },
    { url: 'http://10.0.0.7/in', secret: 'the secret of bellevue', oldSecret: null, topics },
    null,
    { url: 'https://other.example/', secret: SECRET, oldSecret: OLD, topics },
    { url: ALL.ORDER_WEBHOOK_URL, secret: SECRET, oldSecret: OLD, topics },
    { url: ALL.ORDER_WEBHOOK_URL, secret: 'the new one of this hotel', oldSecret: 'the old one of this hotel', topics },
  ]);
});

it.each([
  ['an address without a secret', { ORDER_WEBHOOK_URL: ALL.ORDER_WEBHOOK_URL }, undefined, 'ORDER_WEBHOOK_SECRET'],
  ['a file of a scheme', { ...ALL, ORDER_WEBHOOK_URL: 'file:///etc/passwd' }, undefined, 'ORDER_WEBHOOK_URL'],
  ['an address with a user', { ...ALL, ORDER_WEBHOOK_URL: 'https://a:b@pms.example' }, undefined, 'ORDER_WEBHOOK_URL'],
  [
    'a mail server without a recipient',
    { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'a@b.example' },
    undefined,
    'ORDER_MAIL_TO: is missing',
  ],
  [
    'a sender without a recipient',
    { MAIL_FROM: 'a@b.example' },
    { aurora: { mail_to: null } },
    'MAIL_FROM has nobody to send to',
  ],
  ['a short secret', { ...ALL, ORDER_WEBHOOK_SECRET: 'short' }, undefined, 'ORDER_WEBHOOK_SECRET'],
  ['a hotel without a secret', {}, { aurora: { webhook_url: 'https://pms.example' } }, 'aurora has no webhook_secret'],
  ['a field that does not exist', ALL, { aurora: { url: 'x' } }, 'aurora'],
  ['a file that is no JSON', ALL, '{"aurora": secret-of-aurora', 'is no JSON'],
])('refuses %s and names it', (_case, env, file, named) => {
  expect(() => targets(env, file)).toThrow(SettingsError);
  expect(() => targets(env, file)).toThrow(named);
});

it('quotes nothing of the file in an error', () => {
  expect(() => targets(ALL, '{"aurora": secret-of-aurora')).toThrow(/^(?!.*secret-of-aurora)/);
});

const MAIL = { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'orders@hotels.example' };

it('mails to the address for all hotels, unless the file gives a hotel its own or none', () => {
  const read = targets(
    { ...MAIL, ORDER_MAIL_TO: 'desk@hotels.example' },
    { bellevue: { mail_to: 'hello@bellevue.example', mail_language: 'fr' }, closed: { mail_to: null } },
  );
  const common = { from: MAIL.MAIL_FROM, smtpUrl: MAIL.SMTP_URL };
  expect(['aurora', 'bellevue', 'closed'].map(read.mail)).toEqual([
    { ...common, to: 'desk@hotels.example', language: null },
    { ...common, to: 'hello@bellevue.example', language: 'fr' },
    null,
  ]);
});

it.each([
  ['a recipient without a mail server', { MAIL_FROM: MAIL.MAIL_FROM, ORDER_MAIL_TO: 'a@b.example' }, {}, 'SMTP_URL'],
  ['a hotel’s recipient without a sender', { SMTP_URL: MAIL.SMTP_URL }, { a: { mail_to: 'a@b.example' } }, 'MAIL_FROM'],
  ['two recipients in one', { ...MAIL, ORDER_MAIL_TO: 'a@b.example,c@d.example' }, {}, 'ORDER_MAIL_TO'],
  ['a header in a recipient', { ...MAIL, ORDER_MAIL_TO: 'a@b.example\r\nBcc: c@d.example' }, {}, 'ORDER_MAIL_TO'],
  ['a mail server that is none', { ...MAIL, SMTP_URL: 'https://mail.example' }, {}, 'SMTP_URL'],
  ['a language that does not exist', MAIL, { a: { mail_to: 'a@b.example', mail_language: 'xx' } }, 'mail_language'],
])('refuses %s and names it', (_case, env, file, named) => {
  expect(() => targets(env, file)).toThrow(named);
});
