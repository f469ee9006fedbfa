import type { DrawTicket } from '@/lib/domain/tickets/ticket';
import type { Database } from './database/database';
import type { ImportFailures } from './import/import-failures';
import type { NotificationTargets } from './notification-queue/notification-targets';
import type { SendOptions } from './notifications/send-options';
import type { StandardText } from './orders/consents';
import type { PaymentProviders } from './payments/payment-providers';
import type { PushSettings } from './push/push-settings';
import type { IdentityProvider } from './staff/sign-in/identity-provider';
import type { StoredEvent } from './stores/outbox';
import type { Translator } from './translation/translator';

/** The dependencies of the platform's modules. Clock and uuids are injected, so that tests control them. */
export type PlatformContext = {
  database: Database;
  now(): Date;
  uuid(): string;
  hotelsDir: string;
  emojiDir: string;
  /** Folder of the files that guests send, with a subfolder for each hotel. */
  filesDir: string;
  /** Folder of the sizes that are made of hotels' pictures; null: pictures are sent as they are. */
  picturesDir: string | null;
  /** Limits of uploads in bytes: of all guests of a hotel in a day, and free disk space to leave. */
  uploads: { hotelDay: number; free: number };
  /** When this build was made, as an ISO time; null: unknown. */
  builtAt: string | null;
  /** False removes every hotel's own scripts (security/SC10). */
  scripts: boolean;
  /**
   * The operator's key, from which each hotel's key and the codes of receipts are derived; null: every call of the staff
   * API is refused, and receipts have no code.
   */
  deskToken: string | null;
  /** Token that a guest's cancel call must carry; null: none is required (security/SC9). */
  cancelToken: string | null;
  /** Maximum number of orders of one room that wait for staff at the same time; null: unlimited. */
  maxDraftsPerRoom: number | null;
  /** Where guests pay online. */
  paymentProviders: PaymentProviders;
  standardText: StandardText;
  /** The dictionary in which the kitchen reads allergies and diets. */
  kitchenWords(language: string): Readonly<Record<string, string>>;
  /** Draws what a station's printer prints. */
  drawTicket: DrawTicket;
  notificationTargets: NotificationTargets;
  /** How notifications to hotels are sent. */
  sendOptions: SendOptions;
  /** null: guests are offered no notifications. */
  push: PushSettings | null;
  /** Translates texts of guests and staff by machine; null: nothing is translated. */
  translator: Translator | null;
  /** Where staff can sign in with an account of the operator's; null: nowhere. */
  identityProvider: IdentityProvider | null;
  /** The hotels whose files could not be imported. */
  importFailures: ImportFailures;
  /** Publishes a committed event to live listeners, or a change of content to those who cache it. */
  publishEvent(event: StoredEvent): void;
  /** Logs an unexpected error; `where` must not contain personal data. */
  reportError(error: unknown, where: string): void;
};
