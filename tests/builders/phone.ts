import { readCart } from '@/lib/device/cart';
import type { Shelf } from '@/lib/device/on-shelf';
import { intentOptions } from '@/lib/device/order-intent';
import { orderSender } from '@/lib/device/order-sender';
import { orderWish } from '@/lib/device/order-wish';
import { readJson } from '@/lib/device/read-json';
import { remembered } from '@/lib/device/remembered';
import { SEND_TIMEOUT_MS } from '@/lib/device/send-order';
import { type Cart, type CartLine, forDevice } from '@/lib/domain/cart';
import { fastOrderDraft } from '@/lib/domain/fast-order';
import { savedValuesFrom } from '@/lib/domain/saved-values';
import type { FaultyPlatform } from './faulty-platform';

const hotel = { id: 1, discount_price: 0, discount_percent: 0 };

/** Long enough for everything that answers at once. */
const LONG = 40;

/** A payment of the hotel of these phones. */
const PAYMENT = 2;

/** No two guests of a test file make the same uuid. */
let made = 0;
const newId = () => {
  made += 1;
  return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
};

/** The storage of one phone: it outlives its tabs. */
function phoneStorage(): Shelf {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

const text = (key: string, shelf: Shelf) =>
  remembered<string>({ key, read: (stored) => stored ?? '', print: (value) => value || null, shelf: () => shelf });

const deviceOn = (shelf: Shelf) => ({
  intent: remembered({ ...intentOptions, shelf: () => shelf }),
  cart: remembered<Cart>({
    key: 'cart',
    read: readCart,
    print: (cart) => JSON.stringify(forDevice(cart)),
    shelf: () => shelf,
  }),
  orders: remembered<readonly string[]>({
    key: 'fs_uuids',
    read: (stored) => (readJson(stored) as string[] | undefined) ?? [],
    print: (uuids) => JSON.stringify(uuids),
    shelf: () => shelf,
  }),
  person: text('person-uuid', shelf),
  name: text('fs_name', shelf),
  room: text('fs_room_number', shelf),
  answers: remembered({
    key: 'property_values',
    read: (stored) => savedValuesFrom(readJson(stored)),
    print: (values) => JSON.stringify(values),
    shelf: () => shelf,
  }),
});

type Pass = (count: number) => Promise<void>;

/** What a guest has done, by the uuids of the orders. */
type Deeds = {
  minted: string[];
  /** Those under which an order was kept to be sent. */
  wished: Set<string>;
  /** Those of which the guest heard a refusal. */
  heardRefused: Set<string>;
  /** Those that the guest gave up. */
  gaveUp: Set<string>;
};

/** One tab at a time sends: what the browser's lock does. A tab that dies lets go. */
function turns() {
  let last: Promise<unknown> = Promise.resolve();
  return (closed: Promise<void>, isOpen: () => boolean) =>
    async <T>(work: () => Promise<T>): Promise<T> => {
      const before = last;
      let free = () => {};
      last = new Promise<void>((done) => {
        free = done;
      });
      void closed.then(free);
      await before;
      if (!isOpen()) return new Promise<never>(() => {});
      return work().finally(free);
    };
}

type Phone = { shelf: Shelf; deeds: Deeds; platform: FaultyPlatform; pass: Pass; turn: ReturnType<typeof turns> };

function tabOn({ shelf, deeds, platform, pass, turn }: Phone, paymentType: string) {
  let isOpen = true;
  let close = () => {};
  const closed = new Promise<void>((done) => {
    close = () => {
      isOpen = false;
      done();
    };
  });
  const device = deviceOn(shelf);
  const { placeOrder, checkOrders } = platform.api(() => isOpen);
  let posted = '';
  const sender = orderSender({
    api: {
      checkOrders,
      placeOrder: (body) => {
        posted = body.uuid;
        return placeOrder(body);
      },
    },
    hotelCode: 'cala-verde',
    device,
    clock: {
      wait: async (milliseconds) => {
        if (milliseconds !== SEND_TIMEOUT_MS) throw new Error('another clock than the sender’s was asked');
        await pass(LONG);
        if (!isOpen) await new Promise<never>(() => {});
      },
    },
    newUuid: () => {
      const uuid = newId();
      deeds.minted.push(uuid);
      return uuid;
    },
    alone: turn(closed, () => isOpen),
  });
  const send = async (cart: () => Cart) => {
    const outcome = await sender.send((uuid) => {
      const wish = wishOf({ uuid, cart: cart(), personUuid: device.person.get(), paymentType });
      if (wish !== null) deeds.wished.add(uuid);
      return wish;
    });
    if (outcome?.kind === 'refused') deeds.heardRefused.add(posted);
    return outcome;
  };
  return {
    device,
    sender,
    close,
    tap: () => send(() => device.cart.get()),
    /** Orders one line from its popup, apart from the cart. */
    tapFastOrder: (line: CartLine) => send(() => fastOrderDraft({ hotelId: hotel.id, line, property: null })),
    giveUp: async () => {
      const kept = device.intent.get();
      const outcome = await sender.giveUp();
      if (kept !== null && outcome?.kind === 'nothing' && device.intent.get() === null) deeds.gaveUp.add(kept.uuid);
    },
  };
}

const wishOf = (from: { uuid: string; cart: Cart; personUuid: string; paymentType: string }) =>
  orderWish({
    ...from,
    answers: { payment: PAYMENT, room_number: '101', comment: '', consent: true },
    shown: { payment: true, room: true, comment: true },
    hotel,
    language: 'en',
  });

/**
 * A guest with a phone, whose tabs may be closed and opened at any moment. `pass`: lets a number of moments go by, for a
 * platform that needs more of them than one in memory.
 */
export function guest(platform: FaultyPlatform, pass: Pass = moments) {
  const deeds: Deeds = { minted: [], wished: new Set(), heardRefused: new Set(), gaveUp: new Set() };
  const phone: Phone = { shelf: phoneStorage(), deeds, platform, pass, turn: turns() };
  let tabs = 0;
  return {
    ...deeds,
    tabs: () => tabs,
    openTab: ({ paymentType = 'cash' } = {}) => {
      tabs += 1;
      return tabOn(phone, paymentType);
    },
  };
}

export async function moments(count: number): Promise<void> {
  for (let moment = 0; moment < count; moment += 1) await null;
}
