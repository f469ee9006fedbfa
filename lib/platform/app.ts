// Texts for guests and staff have dates in every language.
import '@/lib/words/locale-data';
import { Hono } from 'hono';
import { readUuid } from '@/lib/domain/http/parameters';
import { type Autopilot, createAutopilot } from './autopilot';
import type { PlatformContext } from './context';
import type { Database } from './database/database';
import { type OperatorHotel, operatorHotels } from './desk/operator-hotels';
import type { ImportFailure } from './import/import-failures';
import { createLiveHub, type LiveHub } from './live/live-hub';
import { createOutboxReader, type OutboxLag, type OutboxReader } from './live/outbox-reader';
import { createMenuPublisher, type MenuPublisher } from './menu/menu-publisher';
import { createNotifier, type Notifier } from './notifications/notifier';
import { createOrderDeadlines, type OrderDeadlines } from './notifications/order-deadlines';
import { createPayments, type Payments } from './orders/order-payments';
import { createMoneyMover, type MoneyMover } from './payments/money-mover';
import { createPaymentChecks, type PaymentChecks } from './payments/payment-checks';
import { createRetention, DEFAULT_RETENTION_DAYS, type Retention } from './personal-data/retention';
import { contextOf, type PlatformOptions } from './platform-options';
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
import { createDeskSessions, type DeskSessions } from './staff/desk-sessions';
import { createStaffSignIn, type StaffSignIn } from './staff/sign-in/staff-sign-in';
import { createSaleResumer, type SaleResumer } from './staff-content/sale-resumer';
import { hotelOfChat } from './stores/chat/chats';
import { codeOfHotel, countHotels, type ListedHotel, listHotels } from './stores/hotels';
import { isContentEvent, isStaffEvent, type OutboxEvent, type StoredEvent } from './stores/outbox';
import { type CloudPrinters, createCloudPrinters } from './tickets/cloudprnt/cloud-printers';
import { createEscPosPrinting, type EscPosPrinting } from './tickets/escpos/escpos-printing';
import { createTicketWatch, type TicketWatch } from './tickets/ticket-watch';

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
    /** How persons sign in at hotels' desks. */
    staffSignIn: StaffSignIn;
    payments: Payments;
    /** The printers that ask for their tickets. */
    cloudPrinters: CloudPrinters;
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
    /** Publishes menus at their time. */
    menuPublisher: MenuPublisher;
    /** Sends webhooks and mails to hotels, and notifications to guests' phones. */
    notifier: Notifier;
    /** Charges, releases and gives back money at payment services. */
    moneyMover: MoneyMover;
    /** Asks payment services how open and reserved payments stand. */
    paymentChecks: PaymentChecks;
    /** Watches tickets that no printer confirms. */
    ticketWatch: TicketWatch;
    /** Prints at the printers that this server connects to. */
    escPosPrinting: EscPosPrinting;
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
    // An order or staff may have made a ticket.
    if (!isContentEvent(event)) jobs.escPosPrinting.wake();
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
    ...createDeskSessions(context),
    ...createGuestRooms(context),
    staffSignIn: createStaffSignIn(context),
    payments: createPayments(context),
    cloudPrinters: createCloudPrinters(context),
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
  menuPublisher: createMenuPublisher(context),
  notifier: createNotifier(context, options.notifier ?? {}),
  moneyMover: createMoneyMover(context),
  paymentChecks: createPaymentChecks(context),
  ticketWatch: createTicketWatch(context),
  escPosPrinting: createEscPosPrinting(context, options.escPos ?? {}),
  retention: createRetention(context, options.retentionDays ?? DEFAULT_RETENTION_DAYS),
});

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
