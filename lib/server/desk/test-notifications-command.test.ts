import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testPlatform } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { startMailServer } from '@/tests/peers/mail-server';
import { startUpstream } from '@/tests/peers/upstream';
import { runTestNotifications } from './test-notifications-command';

const SECRET = 'the secret of the operator';

/** Runs the command for aurora beside a running platform, as a receiver with this status meets it. */
async function runFor(
  status: number,
  env: (origin: string, folder: string) => Record<string, string>,
  code: string | undefined = 'aurora',
) {
  const store = await emptySqlite();
  const platform = await testPlatform(store);
  const peer = await startUpstream(() => ({ status }));
  try {
    const result = await runTestNotifications(code, {
      DATABASE_URL: store.url,
      ...env(peer.origin, platform.files.dir),
    });
    return { ...result, asked: peer.asked };
  } finally {
    await peer.close();
    await platform.close();
  }
}

const webhook = (origin: string) => ({
  ORDER_WEBHOOK_URL: `${origin}/orders?key=private`,
  ORDER_WEBHOOK_SECRET: SECRET,
});

it('sends a signed test and prints what came of it, without address and secret', async () => {
  const { text, exitCode, asked } = await runFor(200, webhook);
  expect(text).toMatch(/^webhook {2}has arrived, status 200, \d+ ms, event [0-9a-f-]{36}$/);
  expect(exitCode).toBe(0);
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ type: 'test', hotel: 'aurora' });
  expect(asked[0]?.headers['webhook-signature']).toMatch(/^v1,/);
});

it('says why a test did not arrive, and fails', async () => {
  const { text, exitCode } = await runFor(503, webhook);
  expect(text).toMatch(/^webhook {2}did not arrive: status 503, \d+ ms, event /);
  expect(exitCode).toBe(2);
});

it('tests every channel that is set up', async () => {
  const mails = await startMailServer(() => undefined);
  const { text, exitCode } = await runFor(200, (origin, folder) => {
    const file = join(folder, 'notifications.json');
    writeFileSync(file, JSON.stringify({ aurora: { mail_language: 'de' } }));
    const mail = { SMTP_URL: mails.url, MAIL_FROM: 'a@b.example', ORDER_MAIL_TO: 'desk@aurora.example' };
    return { ...webhook(origin), ...mail, ORDER_NOTIFICATIONS_FILE: file };
  });
  expect(text).toMatch(/^webhook {2}has arrived.*\nmail {2}has arrived, \d+ ms, event /);
  expect(exitCode).toBe(0);
  expect(mails.mails[0]?.source).toContain('Testnachricht');
  await mails.close();
});

it.each<[string, () => Record<string, string>, string | undefined, RegExp]>([
  ['nothing is set up', () => ({}), 'aurora', /^Nothing is set up for aurora: ORDER_WEBHOOK_URL/],
  ['the hotel is not served', () => ({}), 'nosuch', /^No hotel nosuch is served/],
  ['no hotel is named', () => ({}), '', /^No hotel {2}is served/],
  ['orders are handled elsewhere', () => ({ HOTEL_API_URL: 'http://127.0.0.1:9' }), 'aurora', /^HOTEL_API_URL/],
])('fails with an explanation when %s', async (_case, env, code, expected) => {
  const { text, exitCode, asked } = await runFor(200, env, code);
  expect(text).toMatch(expected);
  expect([exitCode, asked]).toEqual([2, []]);
});

it('prints its use without a code', async () => {
  expect(await runTestNotifications(undefined, {})).toEqual({
    text: 'npm run hotel -- test-notifications CODE',
    exitCode: 2,
  });
});
