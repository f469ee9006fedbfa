import type { Cart } from '@/lib/domain/cart/cart';
import { changeQuantity } from '@/lib/domain/cart/cart-quantity';
import { addLine, removeLines, withOrderUuid } from '@/lib/domain/cart/change-cart';
import { eventLoopTurns } from '../browser/fake-page-globals';
import { pickFrom, seeded, Tally } from '../generated/seeded';
import { CHECK_FAULTS, FaultyPlatform, POST_FAULTS } from '../platform/faulty-platform';
import { cartLine, cartProduct } from './lines';
import type { Server } from './order-server';
import { simulatedPhone, type Tab } from './phone';

/**
 * The ids of a scenario's products: those in the cart start at the first number, those ordered from a popup at the
 * second.
 */
export const FIRST_PRODUCT = 1000;
export const FIRST_POPUP = 2000;
/** More products than a guest adds in one scenario. */
export const PRODUCTS = 30;

const STEPS = 24;

/** The actions of a guest with a bad connection and two tabs. */
export const ACTIONS = [
  'tap',
  'double tap',
  'tap in two tabs at once',
  'order from a popup',
  'two orders from popups at once',
  'line added',
  'line changed',
  'line taken out',
  'cart edited after an unknown outcome',
  'left order asked for',
  'order given up',
  'waiting order sent by itself',
  'tab closed and reopened',
  'tab closed while it sends, and reopened',
  'other tab taken up',
  'store reopened',
] as const;

/** Simulates a guest: acts on the phone and remembers which products the guest wants. */
class SimulatedGuest {
  tab: Tab;
  /** A second tab with the same app. */
  other: Tab;
  /** The quantity of each product that the guest last wanted in the cart; null: removed. */
  readonly wanted = new Map<number, number | null>();
  readonly done = new Tally();
  readonly #person: ReturnType<typeof simulatedPhone>;
  readonly #pick: <T>(values: readonly T[]) => T;
  #popups = 0;

  constructor(person: ReturnType<typeof simulatedPhone>, random: () => number) {
    this.#person = person;
    this.#pick = (values) => pickFrom(random, values);
    this.tab = person.openTab();
    this.other = person.openTab();
  }

  note(action: (typeof ACTIONS)[number]): void {
    this.done.note(action);
  }

  add(): void {
    const id = FIRST_PRODUCT + this.wanted.size;
    const line = cartLine({ product: cartProduct({ id }) });
    const uuid = this.#person.newUuid();
    this.#edit('line added', (cart) => withOrderUuid(addLine({ ...cart, hotel_id: 1 }, line), uuid));
    this.wanted.set(id, 1);
  }

  more(): void {
    this.#change('line changed', (cart, key) => changeQuantity(cart, key, 1));
  }

  remove(): void {
    this.#change('line taken out', (cart, key) => removeLines(cart, [key]));
  }

  tapOnce(): void {
    if (canSend(this.tab)) this.note('tap');
    void this.tab.tap();
  }

  tapTwice(): void {
    if (canSend(this.tab)) this.note('double tap');
    void this.tab.tap();
    void this.tab.tap();
  }

  tapBoth(): void {
    if (canSend(this.tab) && canSend(this.other)) this.note('tap in two tabs at once');
    void this.tab.tap();
    void this.other.tap();
  }

  orderAtOnce(times: 1 | 2): void {
    this.note(times === 1 ? 'order from a popup' : 'two orders from popups at once');
    for (let time = 0; time < times; time += 1) {
      const line = cartLine({ product: cartProduct({ id: FIRST_POPUP + this.#popups }) });
      this.#popups += 1;
      void this.tab.tapFastOrder(line);
    }
  }

  resolve(): void {
    if (this.#hasKept()) this.note('left order asked for');
    void this.tab.resolve();
  }

  sendWaiting(): void {
    if (this.tab.device.intent.get()?.waitsSince != null) this.note('waiting order sent by itself');
    void this.tab.sendWaiting();
  }

  abandon(): void {
    void this.tab.abandon();
  }

  reopenTab(): void {
    const isSending = this.tab.sender.state().phase === 'sending';
    this.note(isSending ? 'tab closed while it sends, and reopened' : 'tab closed and reopened');
    this.tab.close();
    this.tab = this.#person.openTab();
  }

  switchTab(): void {
    this.note('other tab taken up');
    [this.tab, this.other] = [this.other, this.tab];
  }

  #hasKept(): boolean {
    return this.tab.device.intent.get() !== null;
  }

  #edit(action: (typeof ACTIONS)[number], how: (cart: Cart) => Cart): void {
    if (this.#hasKept()) this.note('cart edited after an unknown outcome');
    this.note(action);
    this.tab.device.cart.changeNow(how);
  }

  #change(action: (typeof ACTIONS)[number], how: (cart: Cart, key: string) => Cart): void {
    const { cart } = this.tab.device;
    if (cart.get().products.length === 0) return;
    const { key, product } = this.#pick(cart.get().products);
    this.#edit(action, (current) => how(current, key));
    this.wanted.set(Number(product.id), cart.get().products.find((line) => line.key === key)?.quantity ?? null);
  }
}

const canSend = ({ sender, device }: Tab): boolean =>
  sender.state().phase !== 'sending' && device.cart.get().products.length > 0;

/** All possible steps of a scenario. A step that is listed twice is twice as likely. */
const stepsOf = (guest: SimulatedGuest, platform: FaultyPlatform, reopen: (() => void) | undefined): (() => void)[] => [
  () => guest.add(),
  () => guest.more(),
  () => guest.more(),
  () => guest.remove(),
  () => guest.tapOnce(),
  () => guest.tapOnce(),
  () => guest.tapTwice(),
  () => guest.tapBoth(),
  () => guest.orderAtOnce(1),
  () => guest.orderAtOnce(2),
  () => guest.resolve(),
  () => guest.abandon(),
  () => guest.sendWaiting(),
  () => guest.reopenTab(),
  () => guest.reopenTab(),
  () => guest.switchTab(),
  () => platform.deliverLate(),
  () => {
    if (reopen === undefined) return;
    guest.note('store reopened');
    reopen();
  },
];

export type Scenario = Awaited<ReturnType<typeof runScenario>>;

/**
 * Runs one scenario of a guest with a bad connection: lines are added and removed, orders are sent from the cart of
 * either tab and from popups, tabs are closed and opened, responses are lost. `reopen`: stops the platform and starts it
 * again on the same store.
 */
export async function runScenario(seed: number, behind: { server?: Server; reopen?: () => void } = {}) {
  const random = seeded(seed);
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const platform = new FaultyPlatform(behind.server);
  platform.postFault = () => (random() < 0.6 ? pickFrom(random, POST_FAULTS) : null);
  platform.checkFault = () => (random() < 0.3 ? pickFrom(random, CHECK_FAULTS) : null);
  platform.latency = () => upTo(3);
  const person = simulatedPhone(platform, () => upTo(20));
  const guest = new SimulatedGuest(person, random);
  const steps = stepsOf(guest, platform, behind.reopen);
  guest.add();
  for (let step = 0; step < STEPS; step += 1) {
    pickFrom(random, steps)();
    // A guest needs more time to switch tabs than a write needs to become visible in the other tab.
    await person.seenByAll();
    await eventLoopTurns(1 + upTo(5));
    guest.tab.device.cart.reread();
  }
  // The connection works again: delayed orders arrive, and the guest resolves the pending order.
  platform.recover();
  guest.other.close();
  guest.reopenTab();
  platform.deliverLate();
  while (platform.underWay > 0) await eventLoopTurns(1);
  const { tab, wanted, done } = guest;
  await tab.resolve();
  if (tab.device.intent.get() !== null) await tab.tap();
  tab.close();
  done.note('order given up', person.gaveUp.size);
  return { platform, person, tab, wanted, done };
}
