import { v4 } from 'uuid';
import { pickFrom } from '../generated/seeded';

/** What really happened with an order: figures are added up from this, and the store is written from it. Times in ms. */
export type SimulatedOrder = {
  hotel: string;
  uuid: string;
  sentAt: number;
  waitsFrom: number | null;
  status: 'draft' | 'approved' | 'accepted' | 'done' | 'cancelled' | 'expired';
  /** null: not taken up. `undoneAt`: a first tap that was undone before. */
  taken: { at: number; by: string | null; undoneAt: number | null } | null;
  done: { at: number; by: string | null } | null;
  promisedAt: number | null;
  stop: { at: number; by: string | null; reason: string | null; who: 'staff' | 'guest' | 'time' } | null;
  /** In thousandths. */
  charge: number;
  /** Added to the prices, in thousandths. */
  tax: number;
  /** In thousandths. */
  tip: number;
  stars: number | null;
  lines: readonly SimulatedLine[];
  /** `anonymised`: its personal data has ended. `old`: of a release that kept no ids and no moves. */
  age: 'new' | 'anonymised' | 'old';
};

/** `total` in thousandths. `section`: the one in the files; `top`: the one above it. */
type SimulatedLine = {
  product: number;
  title: string;
  section: number;
  top: number;
  quantity: number;
  total: number;
  slotMinutes: number | null;
};

const MINUTE = 60_000;
const STAFF = ['Marta', 'Jonas', 'Zoë', '=Pau', null];
/** `price` in thousandths. */
type SimulatedDish = Omit<SimulatedLine, 'quantity' | 'total'> & { price: number };

/** Of the hotels of `twoHotels`. The first four are ordered most. */
const DISHES: readonly SimulatedDish[] = [
  { product: 100, title: 'Soup', section: 10, top: 10, price: 4500, slotMinutes: null },
  { product: 101, title: 'Pizza', section: 10, top: 10, price: 8010, slotMinutes: null },
  { product: 102, title: 'Salad', section: 10, top: 10, price: 6333, slotMinutes: null },
  { product: 103, title: 'Breakfast', section: 10, top: 10, price: 12_000, slotMinutes: null },
  { product: 210, title: 'Massage', section: 21, top: 20, price: 50_000, slotMinutes: 50 },
  // Its section is no longer in the files.
  { product: 777, title: 'Towels', section: 77, top: 77, price: 0, slotMinutes: null },
];

const STATUSES = [
  ...Array.from({ length: 14 }, () => 'done' as const),
  ...(['draft', 'approved', 'accepted', 'cancelled', 'cancelled', 'expired'] as const),
];

const STOPS = [
  { by: 'Marta', reason: 'order_cancel__sold_out', who: 'staff' },
  { by: 'Jonas', reason: 'order_cancel__other', who: 'staff' },
  { by: null, reason: 'order_cancel__closed', who: 'staff' },
  { by: null, reason: 'order_cancel__mistake', who: 'guest' },
  { by: null, reason: 'order_cancel__other', who: 'guest' },
] as const;

type Simulation = {
  count: number;
  from: number;
  to: number;
  hotels: readonly [string, string];
  dishes?: readonly SimulatedDish[];
};

/** Orders sent between two instants at a hotel, or sometimes at another one, at any time of the day. */
export function simulatedOrders(
  random: () => number,
  { count, from, to, hotels, dishes = DISHES }: Simulation,
): readonly SimulatedOrder[] {
  const [hotel, other] = hotels;
  return Array.from({ length: count }, () => {
    const sent = { hotel: random() < 0.9 ? hotel : other, sentAt: Math.floor(from + random() * (to - from)) };
    return simulatedOrder(random, sent, dishes);
  });
}

function stopOf(
  random: () => number,
  { status, age }: Pick<SimulatedOrder, 'status' | 'age'>,
  at: number,
): SimulatedOrder['stop'] {
  if (status === 'expired') return { at, by: null, reason: null, who: 'time' };
  if (status !== 'cancelled') return null;
  const stop = pickFrom(random, STOPS);
  // Without its move, nothing tells a guest's other reason from the hotel's.
  const isUnknown = age === 'old' && stop.reason === 'order_cancel__other';
  return { at, ...stop, ...(isUnknown && { who: 'staff' as const }) };
}

/** Earlier releases had neither. */
const extrasOf = (random: () => number, age: SimulatedOrder['age']): Pick<SimulatedOrder, 'tax' | 'tip'> => ({
  tax: age !== 'old' && random() < 0.3 ? pickFrom(random, [40, 333, 1210]) : 0,
  tip: age !== 'old' && random() < 0.2 ? pickFrom(random, [500, 1005, 2000]) : 0,
});

function simulatedOrder(
  random: () => number,
  { hotel, sentAt }: { hotel: string; sentAt: number },
  dishes: readonly SimulatedDish[],
): SimulatedOrder {
  const chance = (share: number) => random() < share;
  const within = (minutes: number) => Math.floor(random() * minutes * MINUTE);
  const status = pickFrom(random, STATUSES);
  const waitsFrom = chance(0.1) ? sentAt + within(600) : null;
  const waits = waitsFrom ?? sentAt;
  const age = pickFrom(random, ['new', 'new', 'new', 'anonymised', 'old'] as const);
  const isTaken = status === 'approved' || status === 'accepted' || status === 'done';
  // Some are taken up before they wait.
  const takenAt = waits + within(12) - (chance(0.05) ? 5 * MINUTE : 0);
  const doneAt = Math.max(waits, takenAt) + within(70);
  return {
    hotel,
    uuid: v4(),
    sentAt,
    waitsFrom,
    status,
    taken:
      isTaken && age !== 'old'
        ? { at: takenAt, by: pickFrom(random, STAFF), undoneAt: chance(0.05) ? takenAt - 3000 : null }
        : null,
    done: status === 'done' ? { at: doneAt, by: pickFrom(random, STAFF) } : null,
    promisedAt: isTaken && chance(0.8) ? waits + (5 + Math.floor(random() * 60)) * MINUTE : null,
    stop: stopOf(random, { status, age }, waits + within(10)),
    charge: chance(0.3) ? pickFrom(random, [500, 1255, 3000]) : 0,
    ...extrasOf(random, age),
    stars: status === 'done' && chance(0.3) ? 1 + Math.floor(random() * 5) : null,
    lines: Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const { price, ...dish } = pickFrom(random, chance(0.95) ? dishes.slice(0, 4) : dishes);
      const quantity = 1 + Math.floor(random() * 3);
      return { ...dish, quantity, total: price * quantity };
    }),
    age,
  };
}
