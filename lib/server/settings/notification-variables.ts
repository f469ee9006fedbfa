import 'server-only';
import { z } from 'zod';
import { setting } from './env-fields';

/** An http(s) address that `fetch` accepts: without a user, which would be sent in clear. */
export const webhookUrl = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}, 'must be an http(s) address without a user');

export const webhookSecret = z.string().min(16, 'must have at least 16 characters');

/** The settings of notifications about orders. */
export const notificationVariables = {
  ORDER_WEBHOOK_URL: setting(webhookUrl.optional()),
  ORDER_WEBHOOK_SECRET: setting(webhookSecret.optional()),
  ORDER_NOTIFICATIONS_FILE: setting(z.string().optional()),
};

export type NotificationSettings = {
  /** For hotels that the file gives no address of their own; null: none. */
  webhookUrl: string | null;
  webhookSecret: string | null;
  /** Path of a file of addresses by hotel code; null: none. */
  file: string | null;
};

export const notificationSettingsOf = (env: {
  ORDER_WEBHOOK_URL?: string | undefined;
  ORDER_WEBHOOK_SECRET?: string | undefined;
  ORDER_NOTIFICATIONS_FILE?: string | undefined;
}): NotificationSettings => ({
  webhookUrl: env.ORDER_WEBHOOK_URL ?? null,
  webhookSecret: env.ORDER_WEBHOOK_SECRET ?? null,
  file: env.ORDER_NOTIFICATIONS_FILE ?? null,
});
