import { type MailServer, startMailServer } from '@/tests/peers/mail-server';
import { sendMail } from './send-mail';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

/** `host`: with a user name and a password, if any. */
const send = (host: string) =>
  sendMail(
    {
      to: 'desk@aurora.example',
      from: 'orders@hotels.example',
      language: null,
      smtpUrl: `smtp://${host}:${server.port}`,
    },
    { id: 'n-1', mail: { subject: 'Order 1', text: 'Tea', html: '<p>Tea</p>' }, timeoutMs: 3_000 },
  );

// The mail server has no TLS. The address 0.0.0.0 leads to it, too, but is not one of this machine alone.
it.each(['127.0.0.1', 'user:word@127.0.0.1', '0.0.0.0'])('sends without TLS to %s', async (host) => {
  await send(host);
  expect(server.mails).toMatchObject([{ from: 'orders@hotels.example', to: ['desk@aurora.example'] }]);
});

it('sends no password without TLS to another machine', async () => {
  await expect(send('user:word@0.0.0.0')).rejects.toThrow();
  expect(server.mails).toEqual([]);
});
