import type { Database } from './database/database';
import type { StandardText } from './orders/consents';
import type { PaymentProvider } from './payments/payment-provider';
import type { OutboxEvent } from './stores/outbox';

/** What the platform's parts share. Clock and uuids are given, so that a test can stand at any minute. */
export type PlatformContext = {
  database: Database;
  now(): Date;
  uuid(): string;
  hotelsDir: string;
  emojiDir: string;
  /** Where the files that guests send are kept, a folder a hotel. */
  filesDir: string;
  /** What uploads may take of the disk: bytes for all guests of a hotel in a day, and bytes that stay free. */
  uploads: { hotelDay: number; free: number };
  /** False drops every hotel's own scripts (security/SC10). */
  scripts: boolean;
  /** The operator's key, from which each hotel's is derived; null: nobody gets in. */
  deskToken: string | null;
  /** What a guest's cancel has to carry; null: nothing (security/SC9). */
  cancelToken: string | null;
  /** Orders of one room that may wait for staff at the same time; null: any number. */
  mostDraftsPerRoom: number | null;
  paymentProvider: PaymentProvider;
  standardText: StandardText;
  /** Tells an event that has been committed. */
  announce(event: OutboxEvent): void;
  /** An accident, for the log: never personal. */
  report(error: unknown, where: string): void;
};
