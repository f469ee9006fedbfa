import { addLine, type Cart, changeQuantity, removeLines } from '@/lib/domain/cart';
import { CHECK_FAULTS, FaultyPlatform, type OrderStore, POST_FAULTS, seeded } from './faulty-platform';
import { cartLine, cartProduct } from './lines';
import { guest, moments } from './phone';

/** The products of an evening: those for the cart begin here, those that are ordered from their popup there. */
export const FIRST_PRODUCT = 1000;
export const FIRST_POPUP = 2000;
/** More than a guest adds in an evening. */
export const PRODUCTS = 30;

const STEPS = 20;

export type Evening = Awaited<ReturnType<typeof evening>>;

/**
 * One evening of a guest with a bad connection: lines come and go, orders are sent from the cart and from a popup, tabs
 * are closed and opened, answers are lost. Answers with what was wished for and what the phone knows in the end.
 */
export async function evening(
  seed: number,
  behind: {
    store?: OrderStore;
    pass?: (count: number) => Promise<void>;
    /** Stops the platform and starts it anew on what it has stored. */
    reopen?: () => void;
  } = {},
) {
  const { pass = moments, reopen = () => undefined } = behind;
  const random = seeded(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const platform = new FaultyPlatform(behind.store);
  platform.postFault = () => (random() < 0.6 ? pick(POST_FAULTS) : null);
  platform.checkFault = () => (random() < 0.3 ? pick(CHECK_FAULTS) : null);
  const person = guest(platform, pass);
  let tab = person.openTab();
  const added: number[] = [];
  const edited = new Set<number | string>();
  let popups = 0;

  const add = () => {
    const id = FIRST_PRODUCT + added.length;
    added.push(id);
    const line = cartLine({ product: cartProduct({ id }) });
    tab.device.cart.changeNow((cart) => addLine({ ...cart, hotel_id: 1 }, line));
  };
  const change = (how: (cart: Cart, key: string) => Cart) => {
    const line = pick(tab.device.cart.get().products);
    if (line === undefined) return;
    edited.add(line.product.id);
    tab.device.cart.changeNow((cart) => how(cart, line.key));
  };
  const orderAtOnce = () => {
    const line = cartLine({ product: cartProduct({ id: FIRST_POPUP + popups }) });
    popups += 1;
    void tab.tapFastOrder(line);
  };
  const newTab = () => {
    tab.close();
    tab = person.openTab();
  };
  const steps: (() => void)[] = [
    add,
    () => change((cart, key) => changeQuantity(cart, key, 1)),
    () => change((cart, key) => removeLines(cart, [key])),
    () => void tab.tap(),
    () => void tab.tap(),
    () => {
      void tab.tap();
      void tab.tap();
    },
    orderAtOnce,
    () => {
      orderAtOnce();
      orderAtOnce();
    },
    () => void tab.sender.resolve(),
    () => void tab.giveUp(),
    () => platform.deliverLate(),
    newTab,
    reopen,
  ];
  add();
  for (let step = 0; step < STEPS; step += 1) {
    pick(steps)();
    await pass(Math.floor(random() * 60));
  }
  // The connection is good again: what is under way arrives, and the guest sees to what is left.
  platform.postFault = () => null;
  platform.checkFault = () => null;
  newTab();
  platform.deliverLate();
  while (platform.underWay > 0) await pass(1);
  await tab.sender.resolve();
  if (tab.device.intent.get() !== null) await tab.tap();
  return { platform, person, tab, added, edited };
}

/** What has to be true after every evening, as what is and what should be. `ordered`: the orders that the platform has. */
export function truthOf(
  { person, tab, added, edited }: Evening,
  ordered: ReadonlyMap<string, readonly (number | string)[]>,
) {
  const { wished, heardRefused, gaveUp } = person;
  const uuids = [...ordered.keys()].sort();
  const known = tab.device.orders.get();
  const lines = [...ordered.values()].flat();
  const waiting = tab.device.cart.get().products.map(({ product }) => product.id);
  const untouched = added.filter((id) => !edited.has(id));
  return {
    is: {
      // As many orders as wishes; one that was given up may have arrived all the same.
      ordered: uuids.filter((uuid) => !gaveUp.has(uuid)),
      unwished: uuids.filter((uuid) => !wished.has(uuid)),
      // The guest knows of each order, and of nothing else but what was given up.
      known: known.filter((uuid) => !gaveUp.has(uuid)).sort(),
      unknown: uuids.filter((uuid) => !known.includes(uuid)),
      kept: tab.device.intent.get(),
      // What was put into the cart and left alone was ordered once or still lies there; what was given up may be both.
      places: gaveUp.size > 0 ? [] : untouched.map((id) => [...lines, ...waiting].filter((each) => each === id).length),
      popupsTwice: lines.filter((id, place) => Number(id) >= FIRST_POPUP && lines.indexOf(id) !== place),
      popupsInCart: waiting.filter((id) => Number(id) >= FIRST_POPUP),
    },
    should: {
      ordered: [...wished].filter((uuid) => !heardRefused.has(uuid) && !gaveUp.has(uuid)).sort(),
      unwished: [],
      known: uuids.filter((uuid) => !gaveUp.has(uuid)),
      unknown: [],
      kept: null,
      places: gaveUp.size > 0 ? [] : untouched.map(() => 1),
      popupsTwice: [],
      popupsInCart: [],
    },
  };
}
