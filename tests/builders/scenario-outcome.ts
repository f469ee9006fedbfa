import type { OrderBody } from '@/lib/domain/orders/order-body';
import type { Scenario } from './scenario';

/** One piece of every product of a scenario costs this. */
const PRICE = 10;

const counted = (quantity: number, id: number | string, total: number) => `${quantity} × ${id} = ${total}`;
const linesOf = ({ products }: OrderBody) =>
  products.map(({ product, quantity, total_price }) => counted(quantity, product.id, total_price));

/**
 * What has to be true after every scenario, as what is and what should be. `ordered`: the orders that the platform has;
 * `asOrdered`: what a request looks like there.
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
  // One that was given up may have arrived all the same.
  const meant = uuids.filter((uuid) => !gaveUp.has(uuid));
  const meantLines = meant.flatMap((uuid) => linesOf(request(uuid)));
  const askedFor = [...wanted].flatMap(([id, quantity]) =>
    quantity === null ? [] : [counted(quantity, id, PRICE * quantity)],
  );
  return {
    is: {
      orders: meant,
      unwished: uuids.filter((uuid) => !person.requested.has(uuid)),
      bodies: uuids.map((uuid) => ordered.get(uuid)),
      // The guest knows of each order, and of nothing else but what was given up.
      known: known.filter((uuid) => !gaveUp.has(uuid)).sort(),
      unknown: uuids.filter((uuid) => !known.includes(uuid)),
      kept: tab.device.intent.get(),
      // What a guest has asked for in the cart was ordered as it was asked for last, or it still lies there so.
      inCart: tab.device.cart
        .get()
        .products.map((line) => counted(line.quantity, line.product.id, line.total_price))
        .sort(),
      orderedTwice: meantLines.filter((line, place) => meantLines.indexOf(line) !== place),
    },
    should: {
      orders: [...person.requested.keys()].filter((uuid) => !heardRefused.has(uuid) && !gaveUp.has(uuid)).sort(),
      unwished: [],
      bodies: uuids.map((uuid) => asOrdered(request(uuid))),
      known: meant,
      unknown: [],
      kept: null,
      inCart: askedFor.filter((line) => !meantLines.includes(line)).sort(),
      orderedTwice: [],
    },
  };
}
