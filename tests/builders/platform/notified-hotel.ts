import type { WebhookTopic } from '@/lib/platform/notification-queue/notification-targets';
import type { DeskNotification } from '@/lib/platform/notifications/desk-notification';
import type { StartOptions } from '@/lib/platform/open-platform';
import { startUpstream, type Upstream, type UpstreamResponse } from '@/tests/peers/upstream';
import { type HotelCode, orderOf, type TestPlatform, testPlatform } from './embedded-platform';
import type { EmptyStore } from './stores';

/** The secret with which the platform signs what it posts to aurora. */
export const WEBHOOK_SECRET = 'the secret of aurora';

/** A platform that posts to a webhook of aurora. */
type NotifiedHotel = {
  store: EmptyStore;
  platform: TestPlatform;
  /** With what the platform was started. */
  options: Partial<StartOptions>;
  /** What receives the posts, and its response in place of an acceptance. */
  receiver: Upstream;
  respond: () => UpstreamResponse;
  topics: readonly WebhookTopic[];
  /** The errors of attempts that have failed. */
  failures: string[];
  /** Places an order. Returns its uuid. */
  place(code?: HotelCode): Promise<string>;
  runNotifier(seconds?: number): Promise<void>;
  /** The bodies that were posted. */
  received(): ReturnType<typeof JSON.parse>[];
  /** The notifications that staff see in this state. */
  listed(state: string, code?: HotelCode): Promise<DeskNotification[]>;
};

/** Starts the platform before each test of a group. */
export function notifiedHotel(emptyStore: () => Promise<EmptyStore>): NotifiedHotel {
  const hotel = {} as NotifiedHotel;
  Object.assign(hotel, callsOf(hotel));
  beforeEach(async () => {
    const failures: string[] = [];
    Object.assign(hotel, { respond: () => ({}), topics: ['orders'], failures });
    hotel.receiver = await startUpstream(() => hotel.respond());
    const address = { url: `${hotel.receiver.origin}/orders`, secret: WEBHOOK_SECRET, oldSecret: null };
    hotel.options = {
      notificationTargets: {
        webhook: (code) => (code === 'aurora' ? { ...address, topics: hotel.topics } : null),
        mail: () => null,
      },
      notifier: { timeoutMs: 3_000, onFailure: (failure) => failures.push(failure.error) },
    };
    hotel.store = await emptyStore();
    hotel.platform = await testPlatform(hotel.store, hotel.options);
  });
  afterEach(async () => {
    await hotel.platform.close();
    await hotel.receiver.close();
  });
  return hotel;
}

const callsOf = (hotel: NotifiedHotel): Pick<NotifiedHotel, 'place' | 'runNotifier' | 'received' | 'listed'> => ({
  place: async (code = 'aurora') => {
    const body = orderOf(code);
    expect((await hotel.platform.post('/api/v1/orders', body)).status).toBe(200);
    return body.uuid;
  },
  runNotifier: async (seconds = 0) => {
    hotel.platform.advanceSeconds(seconds);
    await hotel.platform.app.notifier.runOnce();
  },
  received: () => hotel.receiver.asked.map(({ body }) => JSON.parse(body)),
  listed: async (state, code = 'aurora') =>
    (await hotel.platform.desk(code, `/notifications?state=${state}`)).body.data as DeskNotification[],
});
