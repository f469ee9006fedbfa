import { buildOrderRequest } from '@/components/ordering/order-request';
import { createOrderSender, type OrderSender, STORAGE_LAG_MS } from '@/components/ordering/order-sender';
import { intentOptions } from '@/components/ordering/pending-order';
import { SEND_TIMEOUT_MS, type SendOutcome } from '@/components/ordering/send-order';
import { browserDecoders } from '@/lib/contract/browser';
import { createHotelApi } from '@/lib/contract/client';
import { readCart } from '@/lib/device/cart';
import { persistedValue } from '@/lib/device/persisted-value';
import { readJson } from '@/lib/device/read-json';
import type { WebStorage } from '@/lib/device/storage-slot';
import { type Cart, type CartLine, forDevice } from '@/lib/domain/cart/cart';
import { fastOrderDraft } from '@/lib/domain/checkout/fast-order';
import { savedValuesFrom } from '@/lib/domain/options/saved-values';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { eventLoopTurns } from './fake-page-globals';
import type { FaultyPlatform } from './faulty-platform';
import { oneTabAtATime, type TabLife } from './one-tab-at-a-time';
import { phoneStorage } from './phone-storage';

const hotel = { id: 1, discount_price: 0, discount_percent: 0, language: 'en' };

/** How long the clock of these phones is: a storage lag passes within a turn, and 15 are more than any answer takes. */
function turnsOf(milliseconds: number): number {
  if (milliseconds === STORAGE_LAG_MS) return 1;
  if (milliseconds === SEND_TIMEOUT_MS) return 15;
  throw new Error(`unexpected wait of ${milliseconds} ms`);
}

/** A payment of the hotel of these phones. */
const PAYMENT = 2;

/** No two guests of a test file make the same uuid. */
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

const NEVER = new Promise<never>(() => {});

const text = (key: string, webStorage: WebStorage) =>
  persistedValue<string>({
    key,
    parse: (stored) => stored ?? '',
    serialize: (value) => value || null,
    storage: () => webStorage,
  });

const deviceOn = (webStorage: WebStorage) => ({
  intent: persistedValue({ ...intentOptions, storage: () => webStorage }),
  cart: persistedValue<Cart>({
    key: 'cart',
    parse: readCart,
    serialize: (cart) => JSON.stringify(forDevice(cart)),
    storage: () => webStorage,
  }),
  orders: persistedValue<readonly string[]>({
    key: 'fs_uuids',
    parse: (stored) => (readJson(stored) as string[] | undefined) ?? [],
    serialize: (uuids) => JSON.stringify(uuids),
    storage: () => webStorage,
  }),
  person: text('person-uuid', webStorage),
  name: text('fs_name', webStorage),
  room: text('fs_room_number', webStorage),
  answers: persistedValue({
    key: 'property_values',
    parse: (stored) => savedValuesFrom(readJson(stored)),
    serialize: (values) => JSON.stringify(values),
    storage: () => webStorage,
  }),
});

/** What a guest has done, by the uuids of the orders. */
type GuestHistory = {
  minted: string[];
  /** The orders as they were kept to be sent. */
  requested: Map<string, OrderBody>;
  /** Those of which the guest heard a refusal. */
  heardRefused: Set<string>;
  /** Those of which the phone learned that they have arrived. */
  accepted: Set<string>;
  /** Those that the guest gave up. */
  gaveUp: Set<string>;
};

type Phone = {
  storage: ReturnType<typeof phoneStorage>;
  history: GuestHistory;
  platform: FaultyPlatform;
  alone: ReturnType<typeof oneTabAtATime>;
};

/** The sender of one tab, as the product puts it together, over what this phone has. */
function senderOn(phone: Phone, life: TabLife, device: ReturnType<typeof deviceOn>): OrderSender {
  /** Nothing comes back to a tab that is closed. */
  const whileOpen = async <T>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    return life.isOpen() ? given : NEVER;
  };
  const { platform, history } = phone;
  const api = createHotelApi({ base: 'http://inside', decoders: browserDecoders, send: platform.fetch });
  return createOrderSender({
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
    },
    newUuid: () => mintedFor(history),
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
  // The page shows the cart: from now on it relies on the storage events of other tabs.
  const stopShowing = device.cart.subscribe(() => {});
  const sender = senderOn(phone, { isOpen: () => isOpen, closed }, device);
  const heard = async (outcome: Promise<SendOutcome | null>): Promise<SendOutcome | null> => {
    const became = await outcome;
    if (became?.kind === 'accepted') history.accepted.add(became.uuid);
    if (became?.kind === 'refused') history.heardRefused.add(became.intent.uuid);
    return became;
  };
  const send = (cart: () => Cart) =>
    heard(
      sender.send((uuid) => {
        const request = requestOf({ uuid, cart: cart(), personUuid: device.person.get(), paymentType });
        if (request !== null) history.requested.set(request.pending.order.uuid, request.pending.order);
        return request;
      }),
    );
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
    /** Orders one line from its popup, apart from the cart. */
    tapFastOrder: (line: CartLine) => send(() => fastOrderDraft({ hotelId: hotel.id, line, property: null })),
    resolve: () => heard(sender.checkInterrupted()),
    giveUp: async () => {
      const uuid = device.intent.get()?.uuid ?? '';
      const outcome = await heard(sender.abandon());
      const isKnown = device.orders.get().includes(uuid);
      if (outcome?.kind === 'nothing' && isKnown && !history.accepted.has(uuid)) history.gaveUp.add(uuid);
      return outcome;
    },
  };
}

const requestOf = (from: { uuid: string; cart: Cart; personUuid: string; paymentType: string }) =>
  buildOrderRequest({
    ...from,
    answers: { payment: PAYMENT, room_number: '101', comment: '', consent: true },
    shown: { payment: true, room: true, comment: true },
    hotel,
  });

export type Tab = ReturnType<typeof tabOn>;

/** A guest with a phone, whose tabs may be closed and opened at any moment. `lag`: see `phoneStorage`. */
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
