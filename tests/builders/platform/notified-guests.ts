import { generateVapidKeys } from '@/lib/platform/push/vapid';
import arabic from '@/lib/words/ar.json';
import { deskMessages } from '@/lib/words/desk-messages';
import english from '@/lib/words/en.json';
import { type PushService, startPushService } from '@/tests/peers/push-service';
import { type HotelCode, orderOf, placedIn, type TestPlatform, testPlatform } from './embedded-platform';
import { hotelUuidOf } from './guest-chat';
import type { EmptyStore } from './stores';

export type PushStatus = ReturnType<NonNullable<Parameters<typeof startPushService>[0]>>;

export const SUBSCRIPTIONS = '/api/v1/public/push/subscriptions';
export const DAY_SECONDS = 86_400;
/** The keys of the test's server. */
export const KEYS = generateVapidKeys();

/** A platform whose guests' phones use a push service of the test. */
type NotifiedGuests = {
  store: EmptyStore;
  platform: TestPlatform;
  service: PushService;
  /** The response of the push service in place of its acceptance. */
  status: PushStatus;
  /** The errors of attempts that have failed. */
  failures: string[];
  /** Places an order of a known or a new person. */
  place(code?: HotelCode, person?: string | null): Promise<{ uuid: string; person: string }>;
  /** Lets a new phone be notified about a person; `changes` of the call's body. */
  subscribe(
    person: string,
    changes?: { code?: HotelCode } & Record<string, unknown>,
  ): Promise<{ endpoint: string; keys: { auth: string }; hotel_uuid: string; status: number }>;
  move(uuid: string, action: string, code?: HotelCode): Promise<unknown>;
  runNotifier(seconds?: number): Promise<void>;
  /** The texts that phones have received. */
  bodies(): readonly unknown[];
};

/** Starts the platform before each test of a file, and fails a test with an unexpected error. */
export function notifiedGuests(emptyStore: () => Promise<EmptyStore>): NotifiedGuests {
  const guests = {} as NotifiedGuests;
  beforeEach(async () => {
    const store = await emptyStore();
    const service = await startPushService(() => guests.status);
    const failures: string[] = [];
    const words = (language: string) => (language === 'ar' ? arabic : english);
    const subject = 'mailto:it@hotels.example';
    const platform = await testPlatform(store, {
      push: { keys: KEYS, subject, hosts: [service.origin], timeoutMs: 3_000, words, deskWords: deskMessages },
      notifier: { onFailure: (failure) => failures.push(failure.error) },
    });
    Object.assign(guests, { store, service, platform, failures, status: undefined }, callsOf({ platform, service }));
  });
  afterEach(async () => {
    await guests.platform.close();
    await guests.service.close();
    expect(guests.platform.unexpectedErrors).toEqual([]);
  });
  return guests;
}

const callsOf = ({
  platform,
  service,
}: Pick<NotifiedGuests, 'platform' | 'service'>): Pick<
  NotifiedGuests,
  'place' | 'subscribe' | 'move' | 'runNotifier' | 'bodies'
> => ({
  place: async (code = 'aurora', person = null) => {
    const placed = placedIn(await platform.post('/api/v1/orders', orderOf(code, { person_uuid: person })));
    return { uuid: placed.order.uuid, person: placed.initiator?.uuid ?? person ?? '' };
  },
  subscribe: async (person, { code = 'aurora', ...changes } = {}) => {
    const subscription = service.subscribe();
    const hotel_uuid = await hotelUuidOf(platform, code);
    const body = { hotel_uuid, person_uuid: person, language: 'en', subscription, ...changes };
    return { ...subscription, hotel_uuid, status: (await platform.post(SUBSCRIPTIONS, body)).status };
  },
  move: (uuid, action, code = 'aurora') => platform.desk(code, `/orders/${uuid}/${action}`, {}),
  runNotifier: async (seconds = 0) => {
    platform.advanceSeconds(seconds);
    await platform.app.notifier.runOnce();
  },
  bodies: () => service.received.map(({ message }) => message.body),
});
