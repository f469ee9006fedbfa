import { createTransport } from 'nodemailer';
import type { MailTarget } from '../notification-queue/notification-targets';
import type { HotelMail } from './order-mail';

/** Milliseconds until the mail server must have responded to each step. Less than the lease of a notification in all. */
export const SMTP_TIMEOUT_MS = 10_000;

/** Hosts on which a password may be sent without TLS. */
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Hands a mail to the operator's mail server. Resolves when the server has accepted it. The id is part of Message-ID, so
 * that every attempt is the same message for a mailbox. Nodemailer never reads a file or an address for a value.
 */
export async function sendMail(
  { to, from, smtpUrl }: MailTarget,
  { id, mail, timeoutMs }: { id: string; mail: HotelMail; timeoutMs: number },
): Promise<void> {
  const server = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: server.username !== '' && !LOOPBACK.test(server.hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.replace(/^.*@/, '').replace(/[^\w.-]/g, '');
  try {
    await transport.sendMail({
      from,
      to,
      ...mail,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}
