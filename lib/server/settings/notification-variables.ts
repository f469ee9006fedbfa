import 'server-only';
import { z } from 'zod';
import { setting } from './env-fields';

/** An http(s) address that `fetch` accepts: without a user, which would be sent in clear. */
export const webhookUrl = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}, 'must be an http(s) address without a user');

/** Standard Webhooks writes a key in base64 behind this prefix; any other text is a secret of its own. */
const BASE64_KEY = /^whsec_(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

export const webhookSecret = z
  .string()
  .min(16, 'must have at least 16 characters')
  .refine((value) => !value.startsWith('whsec_') || (BASE64_KEY.test(value) && value.length >= 30), {
    message: 'must have base64 of at least 18 bytes after whsec_',
  });

/** An address without a name, so that it cannot hold a second one. */
export const mailAddress = z.email('must be an e-mail address');

const smtpUrl = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}, 'must be an address such as smtp://user:password@mail.example:587 (smtps: TLS from the start)');

/** The settings of notifications about orders. */
export const notificationVariables = {
  SMTP_URL: setting(smtpUrl.optional()),
  MAIL_FROM: setting(mailAddress.optional()),
  ORDER_MAIL_TO: setting(mailAddress.optional()),
  ORDER_WEBHOOK_URL: setting(webhookUrl.optional()),
  ORDER_WEBHOOK_SECRET: setting(webhookSecret.optional()),
  ORDER_WEBHOOK_OLD_SECRET: setting(webhookSecret.optional()),
  ORDER_NOTIFICATIONS_FILE: setting(z.string().optional()),
};

export type NotificationSettings = {
  /** The mail server with its password; null: no mails. */
  smtpUrl: string | null;
  /** The sender of mails. */
  mailFrom: string | null;
  /** The recipient for hotels that the file gives none of their own; null: none. */
  mailTo: string | null;
  /** For hotels that the file gives no address of their own; null: none. */
  webhookUrl: string | null;
  webhookSecret: string | null;
  /** The secret before it, which receivers may still have; null: none. */
  webhookOldSecret: string | null;
  /** Path of a file of addresses by hotel code; null: none. */
  file: string | null;
};

export const notificationSettingsOf = (env: {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  ORDER_MAIL_TO?: string | undefined;
  ORDER_WEBHOOK_URL?: string | undefined;
  ORDER_WEBHOOK_SECRET?: string | undefined;
  ORDER_WEBHOOK_OLD_SECRET?: string | undefined;
  ORDER_NOTIFICATIONS_FILE?: string | undefined;
}): NotificationSettings => ({
  smtpUrl: env.SMTP_URL ?? null,
  mailFrom: env.MAIL_FROM ?? null,
  mailTo: env.ORDER_MAIL_TO ?? null,
  webhookUrl: env.ORDER_WEBHOOK_URL ?? null,
  webhookSecret: env.ORDER_WEBHOOK_SECRET ?? null,
  webhookOldSecret: env.ORDER_WEBHOOK_OLD_SECRET ?? null,
  file: env.ORDER_NOTIFICATIONS_FILE ?? null,
});
