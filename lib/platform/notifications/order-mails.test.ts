import { deskMessages } from '@/lib/words/desk-messages';
import { orderOf, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { type MailReceipt, type MailServer, startMailServer } from '@/tests/peers/mail-server';
import type { DeskNotification } from './desk-notification';

onEachStore((emptyStore) => {
  let store: EmptyStore;
  let platform: TestPlatform;
  let server: MailServer;
  let receipt: MailReceipt;
  let failures: string[];

  beforeEach(async () => {
    receipt = undefined;
    failures = [];
    server = await startMailServer(() => receipt);
    store = await emptyStore();
    const mail = { to: 'desk@aurora.example', from: 'orders@hotels.example', language: null };
    platform = await testPlatform(store, {
      notificationTargets: {
        webhook: () => null,
        mail: (hotel) => (hotel === 'aurora' ? { ...mail, smtpUrl: server.url } : null),
      },
      notifier: { timeoutMs: 3_000, mailWords: deskMessages, onFailure: (failure) => failures.push(failure.error) },
    });
  });
  afterEach(async () => {
    await platform.close();
    await server.close();
  });

  const place = async (code: 'aurora' | 'bellevue' = 'aurora', change: object = {}) => {
    const body = { ...orderOf(code), ...change };
    expect((await platform.post('/api/v1/orders', body)).status).toBe(200);
    return body.uuid;
  };
  const runNotifier = async (seconds = 0) => {
    platform.advanceSeconds(seconds);
    await platform.app.notifier.runOnce();
  };
  const headersOf = (source = '') => source.split('\r\n\r\n')[0] ?? '';

  it('mails each new order once to the hotel’s address, as text and as HTML', async () => {
    await place();
    await place('bellevue');
    await runNotifier();
    await runNotifier(86_400);
    expect(server.mails).toMatchObject([{ from: 'orders@hotels.example', to: ['desk@aurora.example'] }]);
    const [mail] = server.mails;
    expect(headersOf(mail?.source)).toMatch(/^Subject: /m);
    expect(headersOf(mail?.source)).toMatch(/^Message-ID: <[0-9a-f-]{36}@hotels\.example>/m);
    expect(mail?.source).toMatch(/Content-Type: text\/plain/);
    expect(mail?.source).toMatch(/Content-Type: text\/html/);
    expect(failures).toEqual([]);
  });

  it('mails a test that staff send, in the language of the mails, and says what came of it', async () => {
    const test = async () => (await platform.desk('aurora', '/notifications/test', { channel: 'mail' })).body.data;
    expect(await test()).toMatchObject({ channel: 'mail', is_delivered: true, http_status: null, error: null });
    const [mail] = server.mails;
    expect(headersOf(mail?.source)).toMatch(/^Subject: .*Test/m);
    expect(mail?.to).toEqual(['desk@aurora.example']);
    receipt = 451;
    expect(await test()).toMatchObject({ is_delivered: false, http_status: null, error: expect.any(String) });
    expect((await platform.desk('aurora', '/notifications?state=delivered')).body.data).toEqual([]);
  });

  it('sends no mail when staff change the status of an order', async () => {
    const uuid = await place();
    await runNotifier();
    await platform.desk('aurora', `/orders/${uuid}/approve`, {});
    await runNotifier();
    expect(server.mails).toHaveLength(1);
  });

  it('mails again when no staff member takes the order up within the hotel’s limit', async () => {
    platform.files.change('aurora/hotel.json', (hotel) => {
      hotel.order_limits = { take_up_within_minutes: 10 };
    });
    await platform.restart();
    await place();
    await runNotifier();
    platform.advanceSeconds(600);
    await platform.app.orderDeadlines.runOnce();
    await runNotifier();
    expect(server.mails).toHaveLength(2);
  });

  it.each<[string, MailReceipt, string]>([
    ['a refusal', 451, 'EMESSAGE'],
    ['no response in time', 'silent', 'ETIMEDOUT'],
  ])('sends again after %s, as the same message', async (_case, wrong, error) => {
    receipt = wrong;
    await place();
    await runNotifier();
    expect([server.mails, failures]).toEqual([[], [error]]);
    receipt = undefined;
    await runNotifier(10);
    expect(server.mails).toHaveLength(1);
    const waiting = (await platform.desk('aurora', '/notifications?state=waiting')).body.data as DeskNotification[];
    expect(waiting).toEqual([]);
  });

  it('recovers when the mail server was down', async () => {
    const { port } = server;
    await server.close();
    await place();
    await runNotifier();
    expect(failures).toEqual(['ESOCKET']);
    server = await startMailServer(() => undefined, port);
    await runNotifier(10);
    expect(server.mails).toHaveLength(1);
  });

  it('does not let a guest’s comment add a mail header or a recipient', async () => {
    await place('aurora', { comment: 'x\r\nBcc: thief@example.com\r\n\r\n.\r\nMAIL FROM:<thief@example.com>' });
    await runNotifier();
    expect(server.mails.map(({ to }) => to)).toEqual([['desk@aurora.example']]);
    expect(headersOf(server.mails[0]?.source)).not.toMatch(/^Bcc:/im);
  });
});
