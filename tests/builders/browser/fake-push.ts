/** The browser's part of notifications: a service worker, a push service, and a guest who is asked for a permission. */
type FakePush = {
  /** How often the browser has asked the guest. */
  asked(): number;
  /** Whether the browser has a subscription. */
  isSubscribed(): boolean;
  /** Whom the next question of the browser meets. */
  answer: NotificationPermission;
  /** The key with which the page has last subscribed, in base64url. */
  key(): string | null;
};

type Options = { permission?: NotificationPermission; isSubscribed?: boolean; hasWorker?: boolean };

const KEYS = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
export const FAKE_SUBSCRIPTION = { endpoint: 'https://push.example/1', keys: KEYS };

/** Gives the page of a test a browser that can be notified. Returns it with the function that takes it away again. */
export function fakePush({ permission = 'default', isSubscribed = false, hasWorker = true }: Options = {}): FakePush & {
  remove(): void;
} {
  let count = 0;
  let key: string | null = null;
  let current: object | null = null;
  const subscription = {
    endpoint: FAKE_SUBSCRIPTION.endpoint,
    toJSON: () => FAKE_SUBSCRIPTION,
    unsubscribe: async () => {
      current = null;
      return true;
    },
  };
  if (isSubscribed) current = subscription;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      key = Buffer.from(applicationServerKey).toString('base64url');
      current = subscription;
      return subscription;
    },
  };
  const registration = { pushManager, unregister: async () => true };
  const fake = {
    answer: 'granted' as NotificationPermission,
    asked: () => count,
    isSubscribed: () => current !== null,
    key: () => key,
  };
  const notification = {
    permission,
    requestPermission: async () => {
      count += 1;
      notification.permission = fake.answer;
      return fake.answer;
    },
  };
  const serviceWorker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => (hasWorker ? registration : undefined),
    getRegistrations: async () => (hasWorker ? [registration] : []),
  };
  Object.assign(window, { PushManager: class {}, Notification: notification });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  const remove = () => {
    for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  };
  return Object.assign(fake, { remove });
}
