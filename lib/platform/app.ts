// Texts for guests and staff have dates in every language.
import '@/lib/words/locale-data';
import { Hono } from 'hono';
import { readUuid } from '@/lib/domain/http/parameters';
import { type Autopilot, type AutopilotOptions, createAutopilot } from './autopilot';
import type { PlatformContext } from './context';
import type { Database } from './database/database';
import { createDeskSessions, type DeskSessions } from './desk/desk-sessions';
import { type OperatorHotel, operatorHotels } from './desk/operator-hotels';
import { bearerKey, isDeskKey } from './desk-key';
import { createImportFailures, type ImportFailure, type ImportFailures } from './import/import-failures';
import { createLiveHub, type LiveHub } from './live/live-hub';
import { createOutboxReader, type OutboxLag, type OutboxReader } from './live/outbox-reader';
import { NO_TARGETS, type NotificationTargets } from './notification-queue/notification-targets';
import { createNotifier, type Notifier, type NotifierOptions } from './notifications/notifier';
import { createOrderDeadlines, type OrderDeadlines } from './notifications/order-deadlines';
import type { StandardText } from './orders/consents';
import { createPayments, type Payments } from './orders/order-payments';
import { createMoneyMover, type MoneyMover } from './payments/money-mover';
import { createPaymentChecks, type PaymentChecks } from './payments/payment-checks';
import { paymentPage } from './payments/payment-page';
import { NO_SERVICES, type PaymentServices, paymentProviders } from './payments/payment-providers';
import { createRetention, DEFAULT_RETENTION_DAYS, type Retention } from './personal-data/retention';
import type { PushSettings } from './push/push-settings';
import { createGuestRooms, type GuestRooms } from './rooms/guest-rooms';
import { announcementRoutes } from './routes/announcement-routes';
import { bookingRoutes } from './routes/booking-routes';
import { catalogueRoutes } from './routes/catalogue-routes';
import { chatRoutes } from './routes/chat-routes';
import { deskRoutes } from './routes/desk-routes';
import { guestRoutes } from './routes/guest-routes';
import { hotelRoutes } from './routes/hotel-routes';
import { lotteryRoutes } from './routes/lottery-routes';
import { orderRoutes } from './routes/order-routes';
import { pdfViewerRoutes } from './routes/pdf-viewer-routes';
import { pushRoutes } from './routes/push-routes';
import { notFound, refuse } from './routes/responses';
import { storageRoutes } from './routes/storage-routes';
import { voiceRoutes } from './routes/voice-routes';
import { createSaleResumer, type SaleResumer } from './staff-content/sale-resumer';
import { hotelOfChat } from './stores/chat/chats';
import { codeOfHotel, countHotels, type ListedHotel, listHotels } from './stores/hotels';
import { isContentEvent, isStaffEvent, type OutboxEvent, type StoredEvent } from './stores/outbox';
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
  /** The hotels whose staff the autopilot simulates (`AUTOPILOT`), and its timing; default: none. */
  autopilot?: AutopilotOptions;
  /** The hotels whose files could not be imported; default: none. */
  importFailures?: ImportFailures;
  /** True while hotels are still being imported: unknown hotels then answer "unavailable" instead of "not found". */
  isImporting?: () => boolean;
  reportError(error: unknown, where: string): void;
};

/** The embedded platform: answers every call of the contract from the store. */
export type Platform = DeskSessions &
  GuestRooms & {
    app: Hono;
    /** Answers a request within this process. Never throws. */
    fetch(request: Request): Promise<Response>;
    /** A page of the served hotels, ordered by code. */
    listHotels(page: { offset: number; limit: number }): Promise<readonly ListedHotel[]>;
    countHotels(): Promise<number>;
    /** Every served hotel with what waits at its desk. Rule: desk/DE23. */
    operatorHotels(): Promise<readonly OperatorHotel[]>;
    /** The code of the served hotel with this code, uuid or id; null when there is none. */
    codeOfHotel(name: string): Promise<string | null>;
    /** The code of the hotel that a chat belongs to, because a chat's calls do not name the hotel; null: no such chat. */
    hotelOfChat(chatUuid: string): Promise<string | null>;
    /** Whether an `Authorization` header carries a hotel's staff key. */
    opensDesk(hotelCode: string, authorization: string | null): boolean;
    payments: Payments;
    live: LiveHub;
    /** Calls the listener with every event after its commit. Returns the unsubscribe function. */
    onOutbox(listener: (event: OutboxEvent) => void): () => void;
    /**
     * Calls the listener with the code of each hotel whose content was changed, by this process or another. Returns the
     * unsubscribe function.
     */
    onContentChange(listener: (hotel: string) => void): () => void;
    /** Publishes an event that was committed outside of the platform's own calls: by an import. */
    publishEvent(event: StoredEvent): void;
    autopilot: Autopilot;
    /** Expires and escalates orders that nobody takes up. */
    orderDeadlines: OrderDeadlines;
    /** Puts products back on sale at their time. */
    saleResumer: SaleResumer;
    /** Sends webhooks and mails to hotels, and notifications to guests' phones. */
    notifier: Notifier;
    /** Charges, releases and gives back money at payment services. */
    moneyMover: MoneyMover;
    /** Asks payment services how open and reserved payments stand. */
    paymentChecks: PaymentChecks;
    /** Deletes personal data when its retention period ends. */
    retention: Retention;
    /**
     * Starts to receive events that other processes write to the same PostgreSQL. No event is published before this call.
     */
    listen(): Promise<void>;
    /** Stops the background work, ends every live connection and closes the store. */
    close(): Promise<void>;
    /** The committed events that this process has not published. Rejects when the store does not answer. */
    outboxLag(): Promise<OutboxLag>;
    /** The hotels whose files this process could not import, ordered by code. Rule: embedded-platform/EP15. */
    importFailures(): readonly ImportFailure[];
    /** Rejects when the store does not answer. */
    checkStore(): Promise<void>;
    /** Closes the store while the process exits: pending queries get no answer. */
    closeStoreNow(): void;
  };

const UPLOADS = { hotelDay: 2_000_000_000, free: 500_000_000 };

/**
 * Builds the embedded platform. Background work starts only with `start()` of each of its parts. A call names its hotel
 * by code, uuid or hotel_id; the gateway in front checks that it is the hotel of the host. Rule:
 * platform-calls/W24.
 */
export function createPlatform(options: PlatformOptions): Platform {
  const { database, reportError } = options;
  const listeners = new Set<(event: OutboxEvent) => void>();
  const live = createLiveHub(database, reportError);
  const contentListeners = new Set<(hotel: string) => void>();
  const publish = (event: StoredEvent) => {
    // Caches are emptied before guests hear of the change and read again.
    if (isContentEvent(event)) for (const listener of [...contentListeners]) listener(event.hotel);
    live.publish(event);
    if (!isContentEvent(event) && !isStaffEvent(event)) for (const listener of [...listeners]) listener(event);
  };
  const reader = createReader(database, { publish, reportError });
  const context = contextOf(options, (event) => (reader === null ? publish(event) : reader.publish(event)));
  const jobs = createJobs(context, options);
  const app = platformApp(context);
  return {
    app,
    fetch: async (request) => {
      const answer = await app.fetch(request);
      return answer.status === 404 && (options.isImporting?.() ?? false) ? refuse('unavailable') : answer;
    },
    listHotels: (page) => listHotels(database.db, page),
    countHotels: () => countHotels(database.db),
    operatorHotels: () => operatorHotels(database.db),
    codeOfHotel: (name) => codeOfHotel(database.db, name),
    hotelOfChat: async (chatUuid) => {
      const uuid = readUuid(chatUuid);
      return uuid === null ? null : hotelOfChat(database.db, uuid);
    },
    opensDesk(hotelCode, authorization) {
      const key = bearerKey(authorization);
      return key !== null && options.deskToken !== null && isDeskKey(options.deskToken, hotelCode, key);
    },
    ...createDeskSessions(context),
    ...createGuestRooms(context),
    payments: createPayments(context),
    live,
    listen: async () => reader?.start(),
    onOutbox(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onContentChange(listener) {
      contentListeners.add(listener);
      return () => contentListeners.delete(listener);
    },
    publishEvent: context.publishEvent,
    ...jobs,
    // One process alone publishes an event as it commits it.
    outboxLag: async () => reader?.lag(options.now().getTime()) ?? { events: 0, seconds: 0 },
    importFailures: context.importFailures.list,
    checkStore: database.check,
    closeStoreNow: database.closeNow,
    async close() {
      for (const job of [...Object.values(jobs), reader]) await job?.stop();
      live.close();
      await database.close();
    },
  };
}

/** The background work, in the order in which it stops. */
const createJobs = (context: PlatformContext, options: PlatformOptions) => ({
  autopilot: createAutopilot(context, options.autopilot ?? { hotels: [] }),
  orderDeadlines: createOrderDeadlines(context),
  saleResumer: createSaleResumer(context),
  notifier: createNotifier(context, options.notifier ?? {}),
  moneyMover: createMoneyMover(context),
  paymentChecks: createPaymentChecks(context),
  retention: createRetention(context, options.retentionDays ?? DEFAULT_RETENTION_DAYS),
});

/** The options with their defaults. */
const contextOf = (options: PlatformOptions, publishEvent: PlatformContext['publishEvent']): PlatformContext => ({
  ...options,
  picturesDir: options.picturesDir ?? null,
  uploads: options.uploads ?? UPLOADS,
  standardText: options.standardText ?? (() => ''),
  kitchenWords: options.kitchenWords ?? (() => ({})),
  notificationTargets: options.notificationTargets ?? NO_TARGETS,
  sendOptions: options.notifier ?? {},
  push: options.push ?? null,
  translator: options.translator ?? null,
  importFailures: options.importFailures ?? createImportFailures(),
  builtAt: options.builtAt ?? null,
  cancelToken: options.cancelToken ?? null,
  maxDraftsPerRoom: options.maxDraftsPerRoom ?? null,
  paymentProviders: providersOf(options),
  publishEvent,
});

function providersOf({ database, now, paymentServices: services = NO_SERVICES }: PlatformOptions) {
  return paymentProviders(services, paymentPage(database, { now, capture: services.capture }));
}

/**
 * On PostgreSQL several processes share the store: each reads events from the store and so publishes the events of all
 * processes.
 */
function createReader(database: Database, reports: Parameters<typeof createOutboxReader>[1]): OutboxReader | null {
  const { listen } = database;
  return listen === null ? null : createOutboxReader({ ...database, listen }, reports);
}

function platformApp(context: PlatformContext): Hono {
  const app = new Hono();
  app.route('/api/v1', hotelRoutes(context));
  app.route('/api/v1', catalogueRoutes(context));
  app.route('/api/v1', orderRoutes(context));
  app.route('/api/v1', bookingRoutes(context));
  app.route('/api/v1', guestRoutes(context));
  app.route('/api/v1', chatRoutes(context));
  app.route('/api/v1', lotteryRoutes(context));
  app.route('/api/v1', voiceRoutes(context));
  app.route('/api/v1', announcementRoutes(context));
  app.route('/api/v1', pdfViewerRoutes(context));
  app.route('/api/v1', pushRoutes(context));
  app.route('/api/desk/v1', deskRoutes(context));
  app.route('/storage', storageRoutes(context));
  app.notFound(() => notFound());
  app.onError((error, call) => {
    // Reports the pattern of the route instead of the path, which may contain a guest's uuid.
    context.reportError(error, `${call.req.method} ${call.req.routePath}`);
    return refuse('unavailable');
  });
  return app;
}
