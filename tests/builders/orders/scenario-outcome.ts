import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { Scenario } from './scenario';

/** The price of one piece of every product in a scenario. */
const PRICE = 10;

const counted = (quantity: number, id: number | string, total: number) => `${quantity} × ${id} = ${total}`;
const linesOf = ({ products }: OrderBody) =>
  products.map(({ product, quantity, total_price }) => counted(quantity, product.id, total_price));

/**
 * The conditions that must be true after every scenario: actual and expected values. `ordered`: the orders on the
 * platform; `asOrdered`: converts a request to the platform's form of the order.
 */
export function scenarioOutcome<T>(
  { person, tab, wanted }: Scenario,
  ordered: ReadonlyMap<string, T>,
  asOrdered: (request: OrderBody) => T,
) {
  const { heardRefused, gaveUp } = person;
  const request = (uuid: string) => person.requested.get(uuid) as OrderBody;
  const uuids = [...ordered.keys()].sort();
  const known = tab.device.orders.get();
  // An abandoned order may have arrived nevertheless.
  const meant = uuids.filter((uuid) => !gaveUp.has(uuid));
  const meantLines = meant.flatMap((uuid) => linesOf(request(uuid)));
  const askedFor = [...wanted].flatMap(([id, quantity]) =>
    quantity === null ? [] : [counted(quantity, id, PRICE * quantity)],
  );
  return {
    is: {
      orders: meant,
      unrequested: uuids.filter((uuid) => !person.requested.has(uuid)),
      bodies: uuids.map((uuid) => ordered.get(uuid)),
      // The guest must know every order, and no others except those that were abandoned.
      known: known.filter((uuid) => !gaveUp.has(uuid)).sort(),
      unknown: uuids.filter((uuid) => !known.includes(uuid)),
      kept: tab.device.intent.get(),
      // The lines that the guest wanted in the cart were either ordered in their last form, or are still in the cart in
      // that form.
      inCart: tab.device.cart
        .get()
        .products.map((line) => counted(line.quantity, line.product.id, line.total_price))
        .sort(),
      orderedTwice: meantLines.filter((line, index) => meantLines.indexOf(line) !== index),
    },
    should: {
      orders: [...person.requested.keys()].filter((uuid) => !heardRefused.has(uuid) && !gaveUp.has(uuid)).sort(),
      unrequested: [],
      bodies: uuids.map((uuid) => asOrdered(request(uuid))),
      known: meant,
      unknown: [],
      kept: null,
      inCart: askedFor.filter((line) => !meantLines.includes(line)).sort(),
      orderedTwice: [],
    },
  };
}
