import { holdOrder, takeBack } from '@/components/ordering/held/hold-order';
import { buildOrderRequest } from '@/components/ordering/order-request';
import { createOrderSender, type OrderSender, STORAGE_LAG_MS } from '@/components/ordering/order-sender';
import type { BuildRequest, SendTools } from '@/components/ordering/send-order';
import { SEND_TIMEOUT_MS, type SendOutcome } from '@/components/ordering/send-order';
import { browserDecoders } from '@/lib/contract/browser';
import { createHotelApi } from '@/lib/contract/client';
import { readCart } from '@/lib/device/cart';
import { intentOptions } from '@/lib/device/pending-order';
import { PersistedAtom } from '@/lib/device/persisted-atom';
import { readJson } from '@/lib/device/read-json';
import type { WebStorage } from '@/lib/device/storage-slot';
import { type Cart, type CartLine, forDevice } from '@/lib/domain/cart/cart';
import { fastOrderDraft } from '@/lib/domain/checkout/fast-order';
import { type SavedValue, savedValuesFrom } from '@/lib/domain/options/saved-values';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { StorageKey } from '@/lib/domain/privacy/stored-keys';
import { eventLoopTurns } from '../browser/fake-page-globals';
import type { FaultyPlatform } from '../platform/faulty-platform';
import { oneTabAtATime, type TabLife } from './one-tab-at-a-time';
import { phoneStorage } from './phone-storage';

const hotel = { id: 1, discount_price: 0, discount_percent: 0, currency_digits: 2, language: 'en' } as const;

/**
 * Converts waiting times to turns of the event loop. A storage lag takes one turn; a send timeout takes 15, more than
 * any answer.
 */
function turnsOf(milliseconds: number): number {
  if (milliseconds === STORAGE_LAG_MS) return 1;
  if (milliseconds === SEND_TIMEOUT_MS) return 15;
  throw new Error(`unexpected wait of ${milliseconds} ms`);
}

/** The id of a payment at this hotel. */
const PAYMENT = 2;

/** Counts uuids, so that all guests of a test file have different ones. */
let made = 0;
const newId = () => {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
};

function mintedFor(history: GuestHistory): string {
  const uuid = newId();
  history.minted.push(uuid);
  return uuid;
}

/** Waiting orders are sent by themselves throughout a scenario. */
const NOW = Date.UTC(2026, 5, 1);

const NEVER = new Promise<never>(() => {});

const text = (key: StorageKey, webStorage: WebStorage) =>
  new PersistedAtom<string>({
    key,
    parse: (stored) => stored ?? '',
    serialize: (value) => value || null,
    storage: () => webStorage,
  });

const deviceOn = (webStorage: WebStorage) => ({
  intent: new PersistedAtom({ ...intentOptions, storage: () => webStorage }),
  cart: new PersistedAtom<Cart>({
    key: 'cart',
    parse: readCart,
    serialize: (cart) => JSON.stringify(forDevice(cart)),
    storage: () => webStorage,
  }),
  orders: new PersistedAtom<readonly string[]>({
    key: 'fs_uuids',
    parse: (stored) => (readJson(stored) as string[] | undefined) ?? [],
    serialize: (uuids) => JSON.stringify(uuids),
    storage: () => webStorage,
  }),
  person: text('person-uuid', webStorage),
  name: text('fs_name', webStorage),
  room: text('fs_room_number', webStorage),
  payment: text('fs_payment', webStorage),
  answers: new PersistedAtom<readonly SavedValue[]>({
    key: 'property_values',
    parse: (stored) => savedValuesFrom(readJson(stored)),
    serialize: (values) => JSON.stringify(values),
    storage: () => webStorage,
  }),
});

/** The actions of a guest, by the uuids of orders. */
type GuestHistory = {
  minted: string[];
  /** The orders that were stored to be sent. */
  requested: Map<string, OrderBody>;
  /** Orders whose refusal the guest has seen. */
  heardRefused: Set<string>;
  /** Orders whose acceptance the phone has learned. */
  accepted: Set<string>;
  /** Orders that the guest has abandoned. */
  gaveUp: Set<string>;
};

type Phone = {
  storage: ReturnType<typeof phoneStorage>;
  history: GuestHistory;
  platform: FaultyPlatform;
  alone: ReturnType<typeof oneTabAtATime>;
};

/** The order sender of one tab, built as in the product, with this phone's storage and network. */
function senderOn(phone: Phone, life: TabLife, device: ReturnType<typeof deviceOn>): OrderSender {
  /** A closed tab receives no responses. */
  const whileOpen = async <T>(response: Promise<T>): Promise<T> => {
    const given = await response;
    return life.isOpen() ? given : NEVER;
  };
  const { platform, history } = phone;
  const api = createHotelApi({ base: 'http://inside', decoders: browserDecoders, send: platform.fetch });
  const tools: SendTools = {
    api: {
      checkOrders: (code, uuids) => whileOpen(api.checkOrders(code, uuids)),
      placeOrder: (body) => whileOpen(api.placeOrder(body)),
    },
    hotelCode: 'aurora',
    device,
    clock: {
      wait: async (milliseconds) => {
        await whileOpen(eventLoopTurns(turnsOf(milliseconds)));
      },
      now: () => NOW,
    },
    isOffline: platform.isOffline,
    newUuid: () => mintedFor(history),
  };
  return createOrderSender({
    hotelCode: 'aurora',
    tools,
    exclusively: phone.alone(life),
  });
}

function tabOn(phone: Phone, paymentType: string) {
  const { history } = phone;
  let isOpen = true;
  let end = () => {};
  const closed = new Promise<void>((done) => {
    end = done;
  });
  const { webStorage, close: closeStorage } = phone.storage.openTab();
  const device = deviceOn(webStorage);
  // The page shows the cart, so it relies on the storage events of other tabs from now on.
  const stopShowing = device.cart.subscribe(() => {});
  const sender = senderOn(phone, { isOpen: () => isOpen, closed }, device);
  const heard = async (outcome: Promise<SendOutcome | null>): Promise<SendOutcome | null> => {
    const became = await outcome;
    if (became?.kind === 'accepted') history.accepted.add(became.uuid);
    if (became?.kind === 'refused') history.heardRefused.add(became.intent.uuid);
    return became;
  };
  const send = (cart: () => Cart, isRequest = false) => {
    const build: BuildRequest = (uuid) => {
      const request = requestOf({ uuid, cart: cart(), personUuid: device.person.get(), paymentType });
      if (request !== null) history.requested.set(request.body.order.uuid, request.body.order);
      return request;
    };
    return heard(isRequest ? sender.begin((tools) => holdOrder(tools, build)) : sender.send(build));
  };
  return {
    device,
    sender,
    close: () => {
      isOpen = false;
      stopShowing();
      closeStorage();
      end();
    },
    tap: () => send(() => device.cart.get()),
    /** Orders one line from its popup, independently of the cart. */
    tapFastOrder: (line: CartLine) => send(() => fastOrderDraft({ hotelId: hotel.id, line, property: null })),
    /** Asks for one product, which is held before it is sent. */
    tapRequest: (line: CartLine) => send(() => fastOrderDraft({ hotelId: hotel.id, line, property: null }), true),
    takeBack: () => heard(sender.change(takeBack)),
    sendWaiting: () => heard(sender.sendWaiting()),
    resolve: () => heard(sender.checkInterrupted()),
    abandon: async () => {
      const uuid = device.intent.get()?.uuid ?? '';
      const before = device.orders.get();
      const outcome = await heard(sender.abandon());
      const after = device.orders.get();
      // Another tab may have stored the order that is abandoned after the tap, while this one waited for its turn.
      const stored = after.filter((each) => !before.includes(each) && !phone.platform.orders.has(each));
      const abandoned = after.includes(uuid) ? [uuid, ...stored] : stored;
      if (outcome?.kind === 'nothing')
        for (const each of abandoned) if (!history.accepted.has(each)) history.gaveUp.add(each);
      return outcome;
    },
  };
}

const requestOf = (from: { uuid: string; cart: Cart; personUuid: string; paymentType: string }) =>
  buildOrderRequest({
    ...from,
    answers: { payment: PAYMENT, room_number: '101', comment: '', consent: true },
    shown: { payment: true, room: true, comment: true, proof: false, tip: false },
    hotel,
  });

export type Tab = ReturnType<typeof tabOn>;

/** A phone of one guest whose tabs can be closed and opened at any time. `lag`: see `phoneStorage`. */
export function simulatedPhone(platform: FaultyPlatform, lag?: () => number) {
  const history: GuestHistory = {
    minted: [],
    requested: new Map(),
    heardRefused: new Set(),
    accepted: new Set(),
    gaveUp: new Set(),
  };
  const storage = phoneStorage(lag);
  const phone: Phone = { storage, history, platform, alone: oneTabAtATime() };
  let tabs = 0;
  return {
    ...history,
    tabs: () => tabs,
    seenByAll: storage.seenByAll,
    newUuid: () => mintedFor(history),
    openTab: ({ paymentType = 'cash' } = {}) => {
      tabs += 1;
      return tabOn(phone, paymentType);
    },
  };
}
