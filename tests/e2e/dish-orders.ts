import { randomUUID } from 'node:crypto';
import { ask } from '@/scripts/parts/serve-built-app.mjs';
import { orderable, placeOrderNow } from '@/tests/bench/parts/guest-orders.mjs';

type Hotel = { port: number; host: string; code: string };
type Dish = { id: number; section: number; price: number };

/** Portions of each dish, by its place among the hotel's dishes. */
type DishOrder = {
  room: string;
  dishes: readonly (readonly [dish: number, portions: number])[];
  comment?: string;
  language?: string;
};

async function read(hotel: Hotel, path: string) {
  const response = await ask({ port: hotel.port, host: hotel.host, path: `/api/v1${path}` });
  return JSON.parse(response.body.toString('utf8')).data;
}

/** The products of these sections that can be ordered at any hour without choosing options. */
export async function plainDishes(hotel: Hotel, sections: readonly number[]): Promise<readonly Dish[]> {
  const dishes: Dish[] = [];
  for (const section of sections) {
    const { section: found } = await read(hotel, `/hotels/${hotel.code}/products/${section}`);
    for (const { id, property, schedule, price } of found.products)
      if (property === null && schedule === null && price > 0) dishes.push({ id, section, price });
  }
  return dishes;
}

/** Places orders of several dishes. Returns their uuids and numbers, in order. */
export async function placeDishes(
  hotel: Hotel,
  dishes: readonly Dish[],
  ordered: readonly DishOrder[],
): Promise<readonly { uuid: string; number: string }[]> {
  const { body, ...at } = await orderable(hotel);
  const placed: { uuid: string; number: string }[] = [];
  for (const { room, dishes: wanted, comment = '', language = 'en' } of ordered) {
    const products = wanted.map(([place, quantity]) => {
      const dish = dishes[place % dishes.length];
      if (dish === undefined) throw new Error('the hotel has no dishes');
      const line = { quantity, total_price: dish.price * quantity, from_recommendation: false };
      return { product: { id: dish.id, property: null }, ...line };
    });
    const uuid = randomUUID();
    const { order } = await placeOrderNow(
      { ...at, body: { ...body, language, room_number: room, comment, products } },
      uuid,
    );
    placed.push({ uuid, number: `#${order.num}` });
  }
  return placed;
}

type Option = { ptype_id: string; value: unknown };
type Product = { id: number; title: { en: string }; property: { properties: Option[] } };

/** The product with that English title, with the guest's answers by the type of the option. */
async function answered(
  hotel: Hotel,
  { section, title, answers }: { section: number; title: string; answers: Readonly<Record<string, unknown>> },
) {
  const { products } = (await read(hotel, `/hotels/${hotel.code}/products/${section}`)).section as {
    products: Product[];
  };
  const product = products.find((each) => each.title.en === title);
  if (product === undefined) throw new Error(`no ${title} in ${section}`);
  const properties = product.property.properties.map((option) => ({
    ...option,
    value: answers[option.ptype_id] ?? null,
  }));
  return { id: product.id, property: { ...product.property, properties } };
}

/** Orders a wake-up call for a room, on a day (YYYY-MM-DD) of the hotel. Returns its number. */
export async function placeWakeUpCall(
  hotel: Hotel,
  { room, date, time, words }: { room: string; date: string; time: string; words: string },
): Promise<string> {
  const { body, ...at } = await orderable(hotel);
  const product = await answered(hotel, { section: 703, title: 'Wake-up call', answers: { date, time } });
  const line = { product, quantity: 1, total_price: 0, from_recommendation: false };
  const ordered = { ...body, payment: null, room_number: room, comment: words, products: [line] };
  const { order } = await placeOrderNow({ ...at, body: ordered }, randomUUID());
  return order.num;
}
