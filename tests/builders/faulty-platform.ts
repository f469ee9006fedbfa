import type { HotelApi } from '@/lib/contract/client';
import type { Order, OrderBody, OrderGroups, PlacedOrder } from '@/lib/contract/order';
import { type Answer, answered, refused } from '@/lib/contract/refusals';

/** The same row of numbers in [0, 1) for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** What can happen to an order on its way. Stored or not, answered or not: all that a phone can meet. */
export const POST_FAULTS = [
  'request lost',
  'answer lost',
  'error before it was stored',
  'error after it was stored',
  'stored and silent',
  'stored late',
  'too many',
  'refused without words',
  'refused with words',
] as const;
export type PostFault = (typeof POST_FAULTS)[number] | null;

export const CHECK_FAULTS = ['question lost', 'error', 'silent', 'fewer than three lists'] as const;
export type CheckFault = (typeof CHECK_FAULTS)[number] | null;

const NEVER = new Promise<never>(() => {});

/** What stands behind the network. */
export type OrderStore = {
  place(body: OrderBody): Promise<Answer<PlacedOrder>>;
  check(uuids: readonly string[]): Promise<Answer<OrderGroups | null>>;
};

/** Stores an order once per uuid, in memory. `payAt`: where orders are paid. */
function memoryStore(orders: Map<string, OrderBody>, payAt: () => string | null): OrderStore {
  const payment = () => ({ status_id: 'goes', extra: { payment_link: payAt() } });
  return {
    place: async (body) => {
      const isNew = !orders.has(body.uuid);
      if (isNew) orders.set(body.uuid, body);
      await null;
      return answered({
        order: { uuid: body.uuid, num: '1' },
        initiator: { uuid: 'person-1' },
        pay_data: payAt() === null ? null : { response: { formUrl: payAt() } },
        already_placed: !isNew,
      });
    },
    check: async (uuids) => {
      const known = uuids.filter((uuid) => orders.has(uuid));
      const draft = known.map((uuid) => ({ uuid, integration_payment: payment() }) as Order);
      return answered({ draft, pending: [], histories: [] });
    },
  };
}

/** A platform that stores an order once per uuid, behind a network that does what it is told to. */
export class FaultyPlatform {
  /** What the memory holds, where nothing else stands behind the network. */
  readonly orders = new Map<string, OrderBody>();
  readonly refused = new Set<string>();
  payAt: string | null = null;
  /** Requests that have reached the platform and are not answered yet. */
  underWay = 0;
  readonly #store: OrderStore;
  /** How often orders have arrived, repeated ones counted. */
  arrivals = 0;
  postFault: () => PostFault = () => null;
  checkFault: () => CheckFault = () => null;
  #late: OrderBody[] = [];

  constructor(store?: OrderStore) {
    this.#store = store ?? memoryStore(this.orders, () => this.payAt);
  }

  /** What was under way for long arrives now. */
  deliverLate(): void {
    for (const body of this.#late.splice(0)) if (!this.refused.has(body.uuid)) void this.#reach(body);
  }

  /** The calls as one tab makes them; once it is closed, nothing comes back to it. */
  api(isOpen: () => boolean): Pick<HotelApi, 'placeOrder' | 'checkOrders'> {
    const whileOpen = async <T>(answer: Promise<Answer<T>>): Promise<Answer<T>> => {
      const given = await answer;
      return isOpen() ? given : NEVER;
    };
    return {
      placeOrder: (body) => whileOpen(this.#place(body)),
      checkOrders: (_code, uuids) => whileOpen(this.#check(uuids)),
    };
  }

  async #reach(body: OrderBody): Promise<Answer<PlacedOrder>> {
    this.arrivals += 1;
    this.underWay += 1;
    try {
      return await this.#store.place(body);
    } finally {
      this.underWay -= 1;
    }
  }

  async #place(body: OrderBody): ReturnType<HotelApi['placeOrder']> {
    await null;
    const fault = this.postFault();
    if (fault === 'request lost' || fault === 'error before it was stored') return refused('unavailable');
    if (fault === 'too many') return refused('too-many', {}, 1);
    if (fault === 'refused without words') return refused('forbidden');
    if (fault === 'stored late') {
      this.#late.push(body);
      return NEVER;
    }
    // What is under way may yet be stored, and no platform refuses an order that it takes.
    if (fault === 'refused with words' && this.underWay === 0 && !(await this.#has(body.uuid))) {
      this.refused.add(body.uuid);
      return refused('invalid', { products_is_not_available: 'sold out' });
    }
    const answer = await this.#reach(body);
    if (fault === 'stored and silent') return NEVER;
    if (fault === 'answer lost' || fault === 'error after it was stored') return refused('unavailable');
    return answer;
  }

  async #has(uuid: string): Promise<boolean> {
    const answer = await this.#store.check([uuid]);
    return answer.ok && answer.value !== null && answer.value.draft.length > 0;
  }

  async #check(uuids: readonly string[]): ReturnType<HotelApi['checkOrders']> {
    await null;
    const fault = this.checkFault();
    if (fault === 'question lost' || fault === 'error') return refused('unavailable');
    if (fault === 'silent') return NEVER;
    if (fault === 'fewer than three lists') return answered(null);
    return this.#store.check(uuids);
  }
}
