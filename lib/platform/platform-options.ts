import type { DrawTicket } from '@/lib/domain/tickets/ticket';
import type { AutopilotOptions } from './autopilot';
import type { PlatformContext } from './context';
import type { Database } from './database/database';
import { createImportFailures, type ImportFailures } from './import/import-failures';
import { NO_TARGETS, type NotificationTargets } from './notification-queue/notification-targets';
import type { NotifierOptions } from './notifications/notifier';
import type { StandardText } from './orders/consents';
import { paymentPage } from './payments/payment-page';
import { NO_SERVICES, type PaymentServices, paymentProviders } from './payments/payment-providers';
import type { PushSettings } from './push/push-settings';
import type { IdentityProvider } from './staff/sign-in/identity-provider';
import type { EscPosOptions } from './tickets/escpos/escpos-printing';
import type { Translator } from './translation/translator';

export type PlatformOptions = {
  /** An open database with all migrations applied. The platform closes it. */
  database: Database;
  now(): Date;
  /** Generates a random uuid (v4). */
  uuid(): string;
  hotelsDir: string;
  /** The folder of the emoji pictures, `{codepoint}.webp`. */
  emojiDir: string;
  /** Folder of the files that guests send, with a subfolder for each hotel; created when needed. */
  filesDir: string;
  /** Folder of the sizes that are made of hotels' pictures, created when needed; default: pictures are sent as they are. */
  picturesDir?: string;
  /** Limits of uploads in bytes: per hotel and day (default 2 GB), and free disk space to leave (default 500 MB). */
  uploads?: PlatformContext['uploads'];
  /** False removes every hotel's own scripts (`HOTEL_SCRIPTS=off`). */
  scripts: boolean;
  /** The operator's key; null: every call of the staff API is refused. */
  deskToken: string | null;
  /** Token that a guest's cancel must carry (`CANCEL_TOKEN`); null: none is required (security/SC9). */
  cancelToken?: string | null;
  /** Maximum number of orders of one room that wait for staff at the same time; null: unlimited. */
  maxDraftsPerRoom?: number | null;
  /** The payment services of hotels; default: guests of all hotels pay at the demonstration page. */
  paymentServices?: PaymentServices;
  /** The standard wording of a legal text that a hotel does not override. It is stored with the consents. */
  standardText?: StandardText;
  /** The dictionary in which the kitchen reads allergies and diets; default: their codes. */
  kitchenWords?(language: string): Readonly<Record<string, string>>;
  /** Draws what a station's printer prints; default: no ticket can be printed. */
  drawTicket?: DrawTicket;
  escPos?: EscPosOptions;
  /** When this build was made, as an ISO time; default: unknown. */
  builtAt?: string | null;
  /** Days that personal data is kept (`RETENTION_DAYS`); default 400. */
  retentionDays?: number;
  /** Where hotels are notified of their orders; default: nowhere. */
  notificationTargets?: NotificationTargets;
  notifier?: NotifierOptions;
  /** How guests' phones are notified; default: not at all. */
  push?: PushSettings | null;
  /** Translates texts of guests and staff by machine; default: nothing is translated. */
  translator?: Translator | null;
  /** Where staff can sign in with an account of the operator's; default: nowhere. */
  identityProvider?: IdentityProvider | null;
  /** The hotels whose staff the autopilot simulates (`AUTOPILOT`), and its timing; default: none. */
  autopilot?: AutopilotOptions;
  /** The hotels whose files could not be imported; default: none. */
  importFailures?: ImportFailures;
  /** True while hotels are still being imported: unknown hotels then answer "unavailable" instead of "not found". */
  isImporting?: () => boolean;
  reportError(error: unknown, where: string): void;
};

const UPLOADS = { hotelDay: 2_000_000_000, free: 500_000_000 };

/** The options with their defaults. */
export const contextOf = (
  options: PlatformOptions,
  publishEvent: PlatformContext['publishEvent'],
): PlatformContext => ({
  ...options,
  picturesDir: options.picturesDir ?? null,
  uploads: options.uploads ?? UPLOADS,
  standardText: options.standardText ?? (() => ''),
  kitchenWords: options.kitchenWords ?? (() => ({})),
  drawTicket: options.drawTicket ?? drawsNothing,
  notificationTargets: options.notificationTargets ?? NO_TARGETS,
  sendOptions: options.notifier ?? {},
  push: options.push ?? null,
  translator: options.translator ?? null,
  identityProvider: options.identityProvider ?? null,
  importFailures: options.importFailures ?? createImportFailures(),
  builtAt: options.builtAt ?? null,
  cancelToken: options.cancelToken ?? null,
  maxDraftsPerRoom: options.maxDraftsPerRoom ?? null,
  paymentProviders: providersOf(options),
  publishEvent,
});

async function drawsNothing(): Promise<never> {
  throw new Error('the platform was created without drawTicket, so that it can print no ticket');
}

function providersOf({ database, now, paymentServices: services = NO_SERVICES }: PlatformOptions) {
  return paymentProviders(services, paymentPage(database, { now, capture: services.capture }));
}
