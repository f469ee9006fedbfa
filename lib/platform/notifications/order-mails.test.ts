import { deskMessages } from '@/lib/words/desk-messages';
import { orderOf, type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { type EmptyStore, onEachStore } from '@/tests/builders/platform/stores';
import { type MailReceipt, type MailServer, startMailServer } from '@/tests/peers/mail-server';
import type { DeskNotification } from './desk-notifications';

onEachStore((emptyStore) => {
  let store: EmptyStore;
  let at: TestPlatform;
  let server: MailServer;
  let receipt: MailReceipt;
  let failures: string[];

  beforeEach(async () => {
    receipt = undefined;
    failures = [];
    server = await startMailServer(() => receipt);
    store = await emptyStore();
    const mail = { to: 'desk@aurora.example', from: 'orders@hotels.example', language: null };
    at = await testPlatform(store, {
      notificationTargets: {
        webhook: () => null,
        mail: (hotel) => (hotel === 'aurora' ? { ...mail, smtpUrl: server.url } : null),
      },
      notifier: { timeoutMs: 3_000, mailWords: deskMessages, onFailure: (failure) => failures.push(failure.error) },
    });
  });
  afterEach(async () => {
    await at.close();
    await server.close();
  });

  const place = async (code: 'aurora' | 'bellevue' = 'aurora', change: object = {}) => {
    const body = { ...orderOf(code), ...change };
    expect((await at.post('/api/v1/orders', body)).status).toBe(200);
    return body.uuid;
  };
  const round = async (seconds = 0) => {
    at.pass(seconds);
    await at.platform.notifier.round();
  };
  const headersOf = (source = '') => source.split('\r\n\r\n')[0] ?? '';

  it('mails each new order once to the hotel’s address, as text and as HTML', async () => {
    await place();
    await place('bellevue');
    await round();
    await round(86_400);
    expect(server.mails).toMatchObject([{ from: 'orders@hotels.example', to: ['desk@aurora.example'] }]);
    const [mail] = server.mails;
    expect(headersOf(mail?.source)).toMatch(/^Subject: /m);
    expect(headersOf(mail?.source)).toMatch(/^Message-ID: <[0-9a-f-]{36}@hotels\.example>/m);
    expect(mail?.source).toMatch(/Content-Type: text\/plain/);
    expect(mail?.source).toMatch(/Content-Type: text\/html/);
    expect(failures).toEqual([]);
  });

  it('sends no mail about a move of staff', async () => {
    const uuid = await place();
    await round();
    await at.desk('aurora', `/orders/${uuid}/approve`, {});
    await round();
    expect(server.mails).toHaveLength(1);
  });

  it('mails again when nobody takes the order up in the hotel’s time', async () => {
    at.files.change('aurora/hotel.json', (hotel) => {
      hotel.order_limits = { take_up_within_minutes: 10 };
    });
    await at.restart();
    await place();
    await round();
    at.pass(600);
    await at.platform.orderDeadlines.round();
    await round();
    expect(server.mails).toHaveLength(2);
  });

  it.each<[string, MailReceipt, string]>([
    ['a refusal', 451, 'EMESSAGE'],
    ['no response in time', 'silent', 'ETIMEDOUT'],
  ])('sends again after %s, as the same message', async (_case, wrong, error) => {
    receipt = wrong;
    await place();
    await round();
    expect([server.mails, failures]).toEqual([[], [error]]);
    receipt = undefined;
    await round(10);
    expect(server.mails).toHaveLength(1);
    const listed = (await at.desk('aurora', '/notifications?state=waiting')).body.data as DeskNotification[];
    expect(listed).toEqual([]);
  });

  it('recovers when the mail server was down', async () => {
    const { port } = server;
    await server.close();
    await place();
    await round();
    expect(failures).toEqual(['ESOCKET']);
    server = await startMailServer(() => undefined, port);
    await round(10);
    expect(server.mails).toHaveLength(1);
  });

  it('adds no header for a guest who types one', async () => {
    await place('aurora', { comment: 'x\r\nBcc: thief@example.com\r\n\r\n.\r\nMAIL FROM:<thief@example.com>' });
    await round();
    expect(server.mails.map(({ to }) => to)).toEqual([['desk@aurora.example']]);
    expect(headersOf(server.mails[0]?.source)).not.toMatch(/^Bcc:/im);
  });
});
