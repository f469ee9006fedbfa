/** @jest-environment jsdom */
import { addLine, type Cart, changeQuantity, removeLines } from '@/lib/domain/cart';
import { CHECK_FAULTS, FaultyPlatform, POST_FAULTS, seeded } from '@/tests/builders/faulty-platform';
import { cartLine, cartProduct } from '@/tests/builders/lines';
import { guest, moments } from '@/tests/builders/phone';

/** One evening of a guest with a bad connection. Answers with what was ordered and what the guest knows of it. */
async function evening(seed: number) {
  const random = seeded(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const platform = new FaultyPlatform();
  platform.postFault = () => (random() < 0.6 ? pick(POST_FAULTS) : null);
  platform.checkFault = () => (random() < 0.3 ? pick(CHECK_FAULTS) : null);
  const person = guest(platform);
  let tab = person.openTab();
  const added: number[] = [];
  const edited = new Set<number | string>();

  const add = () => {
    const id = 1000 + added.length;
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
    () => void tab.sender.resolve(),
    () => platform.deliverLate(),
    () => {
      tab.close();
      tab = person.openTab();
    },
  ];
  add();
  for (let step = 0; step < 20; step += 1) {
    pick(steps)();
    await moments(Math.floor(random() * 60));
  }
  // The connection is good again: the guest sees to what is left.
  platform.postFault = () => null;
  platform.checkFault = () => null;
  tab.close();
  tab = person.openTab();
  await tab.sender.resolve();
  if (tab.device.intent.get() !== null) await tab.tap();
  platform.deliverLate();
  return { platform, person, tab, added, edited };
}

describe('200 evenings with a bad connection', () => {
  it('bring as many orders to the platform as the guest wished for, each of them once', async () => {
    const figures = { wishes: 0, orders: 0, refused: 0, tabs: 0 };
    for (let seed = 1; seed <= 200; seed += 1) {
      const { platform, person, tab, added, edited } = await evening(seed);
      const ordered = [...platform.orders.keys()].sort();
      const wished = [...person.wished].filter((uuid) => !person.heardRefused.has(uuid)).sort();
      expect({ seed, ordered }).toEqual({ seed, ordered: wished });
      // The guest knows of each of them, and of nothing else.
      expect({ seed, known: [...tab.device.orders.get()].sort() }).toEqual({ seed, known: ordered });
      expect({ seed, kept: tab.device.intent.get() }).toEqual({ seed, kept: null });

      // What the guest put into the cart and left alone was ordered once or still lies there; nothing is lost.
      const lines = [...platform.orders.values()].flatMap((body) => body.products.map(({ product }) => product.id));
      const waiting = tab.device.cart.get().products.map(({ product }) => product.id);
      const places = added
        .filter((id) => !edited.has(id))
        .map((id) => [...lines, ...waiting].filter((other) => other === id).length);
      expect({ seed, places }).toEqual({ seed, places: places.map(() => 1) });

      figures.wishes += wished.length;
      figures.orders += ordered.length;
      figures.refused += person.heardRefused.size;
      figures.tabs += person.tabs();
    }
    expect(figures.orders).toBe(figures.wishes);
    // The evenings were bad enough to mean something.
    expect(figures.orders).toBeGreaterThan(200);
    expect(figures.refused).toBeGreaterThan(20);
    expect(figures.tabs).toBeGreaterThan(500);
  });
});
