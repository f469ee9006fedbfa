import 'server-only';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '@/lib/platform/database/database';
import { migrate } from '@/lib/platform/database/migrate';
import { channelsOf } from '@/lib/platform/notification-queue/notification-targets';
import { type NotificationTest, testNotification } from '@/lib/platform/notifications/test-notification';
import { findHotel } from '@/lib/platform/stores/hotels';
import { deskMessages } from '@/lib/words/desk-messages';
import { readSettings } from '../settings/env';
import { readNotificationTargets } from '../settings/notification-targets';

type CommandResult = { text: string; exitCode: 0 | 2 };

const failed = (text: string): CommandResult => ({ text, exitCode: 2 });

/**
 * `npm run hotel -- test-notifications CODE`: sends a test to the hotel's own system and mailbox and says what came of each, without
 * addresses and secrets. It may run beside servers of the same store. Fails unless everything that is set up has arrived.
 * Rule: notifications/NO10.
 */
export async function runTestNotifications(
  code: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): Promise<CommandResult> {
  if (code === undefined) return failed('npm run hotel -- test-notifications CODE');
  const { upstream, notifications, databaseUrl } = readSettings(env);
  if (upstream !== null) return failed('HOTEL_API_URL is set: orders are handled in the hotel’s own system.');
  const notificationTargets = readNotificationTargets(notifications);
  const database = openDatabase(databaseUrl, () => undefined);
  try {
    // The command may run before the first start of a new release.
    await migrate(database, new Date().toISOString());
    const hotel = await findHotel(database.db, { code });
    if (hotel === null) return failed(`No hotel ${code} is served: npm run hotel -- list`);
    const channels = channelsOf(notificationTargets, code);
    if (channels.length === 0)
      return failed(`Nothing is set up for ${code}: ORDER_WEBHOOK_URL, ORDER_MAIL_TO or ORDER_NOTIFICATIONS_FILE.`);
    const sender = { notificationTargets, sendOptions: { mailWords: deskMessages }, now: () => new Date(), uuid };
    const tests = await Promise.all(channels.map((channel) => testNotification(sender, hotel, channel)));
    return { text: tests.map(describe).join('\n'), exitCode: tests.every((test) => test.is_delivered) ? 0 : 2 };
  } finally {
    await database.close();
  }
}

const uuid = () => randomUUID();

function describe({ channel, id, error, http_status, duration_ms }: NotificationTest): string {
  const result = error === null ? 'has arrived' : `did not arrive: ${error}`;
  const status = error === null && http_status !== null ? `, status ${http_status}` : '';
  return `${channel}  ${result}${status}, ${duration_ms} ms, event ${id}`;
}
