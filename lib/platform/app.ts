import { Hono } from 'hono';
import { type Autopilot, type AutopilotOptions, autopilot } from './autopilot';
import type { PlatformContext } from './context';
import type { Database } from './database/database';
import { bearerKey, isDeskKey } from './desk-key';
import { type LiveHub, liveHub } from './live/live-hub';
import { type OutboxReader, outboxReader } from './live/outbox-reader';
import type { StandardText } from './orders/consents';
import { paymentPage } from './payments/payment-page';
import type { PaymentProvider } from './payments/payment-provider';
import { type Payments, payments } from './payments/payments';
import { type Retention, retention, USUAL_RETENTION_DAYS } from './personal-data/retention';
import { announcementRoutes } from './routes/announcement-routes';
import { notFound, refuse } from './routes/answers';
import { bookingRoutes } from './routes/booking-routes';
import { catalogueRoutes } from './routes/catalogue-routes';
import { chatRoutes } from './routes/chat-routes';
import { deskRoutes } from './routes/desk-routes';
import { guestRoutes } from './routes/guest-routes';
import { hotelRoutes } from './routes/hotel-routes';
import { orderRoutes } from './routes/order-routes';
import { readUuid } from './routes/parameters';
import { pdfViewerRoutes } from './routes/pdf-viewer-routes';
import { storageRoutes } from './routes/storage-routes';
import { voiceRoutes } from './routes/voice-routes';
import { hotelOfChat } from './stores/chats';
import { codeOfHotel, countHotels, type ListedHotel, listHotels } from './stores/hotels';
import type { OutboxEvent } from './stores/outbox';

export type PlatformOptions = {
  /** Open and migrated. The platform closes it. */
  database: Database;
  now(): Date;
  /** A new random uuid (v4). */
  uuid(): string;
  hotelsDir: string;
  /** The folder of `{codepoint}.webp` pictures. */
  emojiDir: string;
  /** Where the files that guests send are kept, a folder a hotel; made when it is needed. */
  filesDir: string;
  /** What uploads may take of the disk, in bytes; without it 2 GB for each hotel and day, and 500 MB stay free. */
  uploads?: PlatformContext['uploads'];
  /** False drops every hotel's own scripts (`HOTEL_SCRIPTS=off`). */
  scripts: boolean;
  /** null: the staff API lets nobody in. */
  deskToken: string | null;
  /** What a guest's cancel has to carry (`CANCEL_TOKEN`); without one the platform asks for none (security/SC9). */
  cancelToken?: string | null;
  /** Orders of one room that may wait for staff at the same time; without a number any. */
  mostDraftsPerRoom?: number | null;
  /** Who takes online payments; without one the product's own payment page stands in. */
  paymentProvider?: PaymentProvider;
  /** The wording of a legal text where a hotel has none of its own, for the record of consents. */
  standardText?: StandardText;
  /** How long what is personal is kept (`RETENTION_DAYS`); without it 400 days. */
  retentionDays?: number;
  /** Whose staff the autopilot plays (`AUTOPILOT`), and how fast; without it nobody's. */
  autopilot?: AutopilotOptions;
  /** Whether hotels are still being imported: what is not known yet is unavailable then, and not unknown. */
  isImporting?: () => boolean;
  report(error: unknown, where: string): void;
};

/** The embedded platform: every call of the contract, answered from the store. */
export type Platform = {
  app: Hono;
  /** Answers a request in-process. Never throws. */
  fetch(request: Request): Promise<Response>;
  /** Some of the hotels that are answered for, by code: the front door lists them. */
  listHotels(page: { offset: number; limit: number }): Promise<readonly ListedHotel[]>;
  countHotels(): Promise<number>;
  /** The code of the hotel that bears this code, uuid or id; null: none is answered for. */
  codeOfHotel(name: string): Promise<string | null>;
  /** The code of the hotel that a chat belongs to: the chat's calls do not name it. null: there is no such chat. */
  hotelOfChat(chatUuid: string): Promise<string | null>;
  /** Whether an `Authorization` header carries the staff key of a hotel. */
  opensDesk(hotelCode: string, authorization: string | null): boolean;
  /** What the payment page shows and decides. */
  payments: Payments;
  live: LiveHub;
  /** Hears every event once it is committed. Gives the way to stop. */
  onOutbox(listener: (event: OutboxEvent) => void): () => void;
  autopilot: Autopilot;
  /** Ends what is personal when its time has come. */
  retention: Retention;
  /** Begins to hear what other processes write to the same PostgreSQL; without it none of its events are told. */
  listen(): Promise<void>;
  /** Stops the autopilot and the retention, ends every live listener and closes the store. */
  close(): Promise<void>;
  /** Rejects when the store does not answer. */
  checkStore(): Promise<void>;
  /** Closes the store while the process ends: what waits for an answer gets none. */
  closeStoreNow(): void;
};

const UPLOADS = { hotelDay: 2_000_000_000, free: 500_000_000 };

/**
 * Puts the embedded platform together. Nothing runs by itself: the autopilot waits for `autopilot.start()`, the
 * retention for `retention.start()`. A call names its hotel by code, uuid or hotel_id; that it is the host's hotel is
 * for the gateway in front to see to.
 */
export function createPlatform(options: PlatformOptions): Platform {
  const { database, report } = options;
  const listeners = new Set<(event: OutboxEvent) => void>();
  const live = liveHub(database, report);
  listeners.add(live.publish);
  const tell = (event: OutboxEvent) => {
    for (const listener of [...listeners]) listener(event);
  };
  const reader = readerOf(database, { tell, report });
  const context: PlatformContext = {
    ...options,
    uploads: options.uploads ?? UPLOADS,
    standardText: options.standardText ?? (() => ''),
    cancelToken: options.cancelToken ?? null,
    mostDraftsPerRoom: options.mostDraftsPerRoom ?? null,
    paymentProvider: options.paymentProvider ?? paymentPage(database),
    announce: (event) => (reader === null ? tell(event) : reader.announce(event)),
  };
  const staff = autopilot(context, options.autopilot ?? { hotels: [] });
  const personal = retention(context, options.retentionDays ?? USUAL_RETENTION_DAYS);
  const app = platformApp(context);
  return {
    app,
    fetch: async (request) => {
      const answer = await app.fetch(request);
      return answer.status === 404 && (options.isImporting?.() ?? false) ? refuse('unavailable') : answer;
    },
    listHotels: (page) => listHotels(database.db, page),
    countHotels: () => countHotels(database.db),
    codeOfHotel: (name) => codeOfHotel(database.db, name),
    hotelOfChat: async (chatUuid) => {
      const uuid = readUuid(chatUuid);
      return uuid === null ? null : hotelOfChat(database.db, uuid);
    },
    opensDesk(hotelCode, authorization) {
      const key = bearerKey(authorization);
      return key !== null && options.deskToken !== null && isDeskKey(options.deskToken, hotelCode, key);
    },
    payments: payments(context),
    live,
    listen: async () => reader?.start(),
    onOutbox(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    autopilot: staff,
    retention: personal,
    checkStore: database.check,
    closeStoreNow: database.closeNow,
    async close() {
      await staff.stop();
      await personal.stop();
      await reader?.stop();
      live.close();
      await database.close();
    },
  };
}

/** Where several processes share a store, what happens is heard from there and not from each other. */
function readerOf(database: Database, reports: Parameters<typeof outboxReader>[1]): OutboxReader | null {
  const { listen } = database;
  return listen === null ? null : outboxReader({ ...database, listen }, reports);
}

function platformApp(context: PlatformContext): Hono {
  const app = new Hono();
  app.route('/api/v1', hotelRoutes(context));
  app.route('/api/v1', catalogueRoutes(context));
  app.route('/api/v1', orderRoutes(context));
  app.route('/api/v1', bookingRoutes(context));
  app.route('/api/v1', guestRoutes(context));
  app.route('/api/v1', chatRoutes(context));
  app.route('/api/v1', voiceRoutes(context));
  app.route('/api/v1', announcementRoutes(context));
  app.route('/api/v1', pdfViewerRoutes(context));
  app.route('/api/desk/v1', deskRoutes(context));
  app.route('/storage', storageRoutes(context));
  app.notFound(() => notFound());
  app.onError((error, call) => {
    // The pattern of the route and not the path: an address may carry somebody's uuid.
    context.report(error, `${call.req.method} ${call.req.routePath}`);
    return refuse('unavailable');
  });
  return app;
}
