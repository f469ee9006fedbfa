import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server for tests, by the real protocol. */
export type MailServer = {
  url: string;
  port: number;
  /** The accepted mails, oldest first: envelope and source. */
  mails: { from: string; to: readonly string[]; source: string }[];
  close(): Promise<void>;
};

/** How the server receives a mail: undefined accepts it, a number refuses it with this code, `silent` never responds. */
export type MailReceipt = number | 'silent' | undefined;

const envelopeAddress = (value: { address: string } | false | undefined): string => (value ? value.address : '');

/** Starts the mail server on a port of this machine; 0: a free one. `receive` decides about each mail. */
export async function startMailServer(receive: () => MailReceipt = () => undefined, onPort = 0): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    async onData(stream, session, done) {
      let source = '';
      for await (const chunk of stream.setEncoding('utf8')) source += chunk;
      const receipt = receive();
      if (receipt === 'silent') return;
      if (receipt !== undefined) return done(Object.assign(new Error('refused'), { responseCode: receipt }));
      const { mailFrom, rcptTo } = session.envelope;
      mails.push({ from: envelopeAddress(mailFrom), to: rcptTo.map(({ address }) => address), source });
      done();
    },
  });
  // A client that gives up while the server is silent is no failure of the test.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(onPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
