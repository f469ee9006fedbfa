import { readCart } from '@/lib/device/cart';
import type { Shelf } from '@/lib/device/on-shelf';
import { intentOptions } from '@/lib/device/order-intent';
import { orderSender } from '@/lib/device/order-sender';
import { orderWish } from '@/lib/device/order-wish';
import { readJson } from '@/lib/device/read-json';
import { remembered } from '@/lib/device/remembered';
import { SEND_TIMEOUT_MS } from '@/lib/device/send-order';
import { type Cart, forDevice } from '@/lib/domain/cart';
import { savedValuesFrom } from '@/lib/domain/saved-values';
import type { FaultyPlatform } from './faulty-platform';

const hotel = { id: 1, discount_price: 0, discount_percent: 0 };

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

/** A guest with a phone, whose tabs may be closed and opened at any moment. */
export function guest(platform: FaultyPlatform) {
  const shelf = phoneStorage();
  const minted: string[] = [];
  /** The uuids under which an order was kept to be sent, and those of them that the guest heard a refusal of. */
  const wished = new Set<string>();
  const heardRefused = new Set<string>();
  let tabs = 0;
  /** Only one tab at a time sends: what the browser's lock does. A tab that dies lets go. */
  let lock: Promise<unknown> = Promise.resolve();

  const newUuid = () => {
    const uuid = `00000000-0000-4000-8000-${String(minted.length).padStart(12, '0')}`;
    minted.push(uuid);
    return uuid;
  };
  const openTab = () => {
    let isOpen = true;
    let close = () => {};
    const closed = new Promise<void>((done) => {
      close = () => {
        isOpen = false;
        done();
      };
    });
    tabs += 1;
    const device = deviceOn(shelf);
    const alone = async <T>(work: () => Promise<T>): Promise<T> => {
      const before = lock;
      let free = () => {};
      lock = new Promise<void>((done) => {
        free = done;
      });
      void closed.then(free);
      await before;
      if (!isOpen) return new Promise<never>(() => {});
      return work().finally(free);
    };
    const clock = {
      // Long enough for everything that answers at all.
      wait: async (milliseconds: number) => {
        if (milliseconds !== SEND_TIMEOUT_MS) throw new Error('another clock than the sender’s was asked');
        await moments(40);
        if (!isOpen) await new Promise<never>(() => {});
      },
    };
    const { placeOrder, checkOrders } = platform.api(() => isOpen);
    const api: ReturnType<FaultyPlatform['api']> = {
      checkOrders,
      placeOrder: async (body) => {
        const answer = await placeOrder(body);
        if (!answer.ok && answer.refusal.kind === 'invalid') heardRefused.add(body.uuid);
        return answer;
      },
    };
    const sender = orderSender({ api, hotelCode: 'cala-verde', device, clock, newUuid, alone });
    const makeWish = (uuid: string) => {
      const wish = orderWish({
        uuid,
        cart: device.cart.get(),
        answers: { payment: 81, room_number: '214', comment: '', consent: true },
        paymentType: 'cash',
        shown: { payment: true, room: true, comment: true },
        hotel,
        language: 'en',
        personUuid: device.person.get(),
      });
      if (wish !== null) wished.add(uuid);
      return wish;
    };
    return { device, sender, close, tap: () => sender.send(makeWish) };
  };
  return { openTab, minted, wished, heardRefused, tabs: () => tabs };
}

export async function moments(count: number): Promise<void> {
  for (let moment = 0; moment < count; moment += 1) await null;
}
