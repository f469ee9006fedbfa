import 'server-only';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LANGUAGES } from '@/lib/domain/i18n/language';
import { isHotelCode } from '@/lib/domain/tenancy/host';
import {
  type MailTarget,
  type NotificationTargets,
  WEBHOOK_TOPICS,
  type WebhookTarget,
  type WebhookTopic,
} from '@/lib/platform/notification-queue/notification-targets';
import { SettingsError } from './env';
import { mailAddress, type NotificationSettings, webhookSecret, webhookUrl } from './notification-variables';

/** A hotel's own entry of the file. A missing field takes the setting for all hotels, and null takes none. */
const entry = z.strictObject({
  webhook_url: webhookUrl.nullable().optional(),
  webhook_secret: webhookSecret.optional(),
  /** Only beside a `webhook_secret`, whose predecessor it is. */
  webhook_old_secret: webhookSecret.optional(),
  /** What is posted; missing: orders. */
  webhook_events: z.array(z.enum(WEBHOOK_TOPICS)).min(1).optional(),
  mail_to: mailAddress.nullable().optional(),
  /** Of the mails' words; missing: the hotel's first language. */
  mail_language: z.enum(LANGUAGES).optional(),
});

const file = z.record(z.string().refine(isHotelCode, 'is no code of a hotel'), entry);
type TargetsFile = z.output<typeof file>;

/** Receivers from before there were others do not know them. Rule: notifications/NO11. */
const ORDERS_ONLY: readonly WebhookTopic[] = ['orders'];

/** The targets, and the hotels that the file names. */
type ReadTargets = NotificationTargets & { hotels: readonly string[] };

/**
 * Reads where each hotel is notified: from the settings, and from the file for hotels with an address of their own.
 * Throws a `SettingsError`. Rules: notifications/NO4,
 * notifications/NO8, operations/OP1.
 */
export function readNotificationTargets(settings: NotificationSettings): ReadTargets {
  const hotels = settings.file === null ? {} : readFile(settings.file);
  if (settings.webhookUrl !== null && settings.webhookSecret === null)
    throw new SettingsError('ORDER_WEBHOOK_SECRET: is missing, and ORDER_WEBHOOK_URL needs it to sign');
  const unsigned = Object.keys(hotels).find(
    (code) => hotels[code]?.webhook_url && (hotels[code].webhook_secret ?? settings.webhookSecret) === null,
  );
  if (unsigned !== undefined)
    throw new SettingsError(
      `ORDER_NOTIFICATIONS_FILE: ${unsigned} has no webhook_secret, and there is no ORDER_WEBHOOK_SECRET`,
    );
  const unpaired = Object.keys(hotels).find((code) => hotels[code]?.webhook_old_secret && !hotels[code].webhook_secret);
  if (unpaired !== undefined)
    throw new SettingsError(
      `ORDER_NOTIFICATIONS_FILE: ${unpaired} has a webhook_old_secret and no webhook_secret that follows it`,
    );
  const isMailed = settings.mailTo !== null || Object.values(hotels).some(({ mail_to }) => mail_to);
  if (isMailed && (settings.smtpUrl === null || settings.mailFrom === null))
    throw new SettingsError(`${settings.smtpUrl === null ? 'SMTP_URL' : 'MAIL_FROM'}: is missing, and mails need it`);
  if (!isMailed && (settings.smtpUrl !== null || settings.mailFrom !== null))
    throw new SettingsError(
      `ORDER_MAIL_TO: is missing, and so is mail_to in ORDER_NOTIFICATIONS_FILE: ${settings.smtpUrl === null ? 'MAIL_FROM' : 'SMTP_URL'} has nobody to send to`,
    );
  const own = (hotel: string) => (Object.hasOwn(hotels, hotel) ? hotels[hotel] : undefined);
  return {
    hotels: Object.keys(hotels),
    webhook: (hotel) => webhookOf(settings, own(hotel)),
    mail: (hotel) => mailOf(settings, own(hotel)),
  };
}

function mailOf(settings: NotificationSettings, own: TargetsFile[string] | undefined): MailTarget | null {
  const to = own?.mail_to === undefined ? settings.mailTo : own.mail_to;
  const { smtpUrl, mailFrom: from } = settings;
  if (to === null || smtpUrl === null || from === null) return null;
  return { to, from, smtpUrl, language: own?.mail_language ?? null };
}

function webhookOf(settings: NotificationSettings, own: TargetsFile[string] | undefined): WebhookTarget | null {
  const url = own?.webhook_url === undefined ? settings.webhookUrl : own.webhook_url;
  const { secret, oldSecret } =
    own?.webhook_secret === undefined
      ? { secret: settings.webhookSecret, oldSecret: settings.webhookOldSecret }
      : { secret: own.webhook_secret, oldSecret: own.webhook_old_secret ?? null };
  const topics = own?.webhook_events ?? ORDERS_ONLY;
  return url === null || secret === null ? null : { url, secret, oldSecret, topics };
}

function readFile(path: string): TargetsFile {
  const parsed = file.safeParse(parseFile(path));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SettingsError(`ORDER_NOTIFICATIONS_FILE: in ${path}, ${issue?.path.join('.')}: ${issue?.message}`);
}

function parseFile(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // Only the code of a failed read: the parser's message would quote the file, which holds secrets.
    const reason = error instanceof SyntaxError ? 'is no JSON' : ((error as NodeJS.ErrnoException).code ?? 'unknown');
    throw new SettingsError(`ORDER_NOTIFICATIONS_FILE: ${path} cannot be read (${reason})`);
  }
}
