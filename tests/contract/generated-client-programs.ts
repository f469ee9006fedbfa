/**
 * Programs of an integrator, which use the clients `./guests.ts` and `./staff.ts` that `generated-client.test.ts`
 * generates beside them. They are texts, because those files do not exist in the project.
 */

/** Reads a hotel, orders a pizza, lets staff accept it, and chats. Prints what it has seen as JSON. */
export const GUESTS_AND_STAFF = `
import { ok } from '@oazapfts/runtime';
import * as guests from './guests.ts';
import * as staff from './staff.ts';

const [origin, key] = process.argv.slice(2);
guests.defaults.baseUrl = origin + '/api/v1';
staff.defaults.baseUrl = origin + '/api/desk/v1';

function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}
const inEnglish = (text: guests.Text): string => (typeof text === 'string' ? text : (text.en ?? ''));

const { data: { hotel } } = await ok(guests.readHotel('aurora'));
const { data: sections } = await ok(guests.listSections({ hotelUuid: hotel.uuid }));
const { data: { section } } = await ok(guests.readSection(hotel.code, known(sections[0]).id));
const pizza = known(section.products.find(({ title }) => inEnglish(title) === 'Pizza'));
const options = known(pizza.property).properties;
const { data: payments } = await ok(guests.listPayments({ hotelUuid: hotel.uuid, productIds: [pizza.id] }));

const size = known(options.find(({ ptype_id }) => ptype_id === 'select'));
const large = known(size.attrs.find(({ title }) => inEnglish(title) === 'Large'));
const piece = pizza.price + large.price;
const order: guests.OrderBody = {
  uuid: crypto.randomUUID(),
  hotel_id: hotel.id,
  language: 'en',
  payment: known(payments.find(({ ptype_id }) => ptype_id === 'card')).id,
  room_number: '101',
  is_temporary: true,
  products: [
    {
      product: {
        id: pizza.id,
        property: { id: known(pizza.property).id, properties: [{ id: size.id, ptype_id: 'select', value: large.id }] },
      },
      quantity: 2,
      total_price: 2 * piece,
    },
  ],
};

const cheap = { ...order, uuid: crypto.randomUUID(), products: order.products.map((line) => ({ ...line, total_price: 1 })) };
const refusal = await guests.placeOrder(cheap);
const refused = { status: refusal.status, fields: refusal.status === 422 ? Object.keys(refusal.data.data.data) : [] };

const { data: placed } = await ok(guests.placeOrder(order));
const person = known(placed.initiator).uuid;

const { status: withoutKey } = await staff.readOrder(order.uuid);
staff.defaults.headers = { authorization: 'Bearer ' + key };
const { data: drafts } = await ok(staff.listOrders({ group: 'draft' }));
const seen = known(drafts.find(({ uuid }) => uuid === order.uuid));
const seenByStaff = { ostatus_id: seen.ostatus_id, final_sum: seen.final_sum, room: seen.number_room };
await ok(staff.moveOrder(order.uuid, 'accept', { expected_seconds: 600 }));

const { data: groups } = await ok(guests.checkOrders(hotel.code, { orderUuids: [order.uuid] }));
const accepted = known(known(groups).pending[0]);
const seenByGuest = { group: 'pending', status: accepted.ostatus_id };

const { data: chat } = await ok(
  guests.startChat({ name: 'Ada', hotel_uuid: hotel.uuid, lang: 'en', is_hotel_guest: true, room_number: '101', person_uuid: person }),
);
await ok(guests.sendChatMessage(chat.uuid, { content: 'Where is my pizza?', person_uuid: person, lang: 'en' }));
await ok(staff.writeMessage(chat.uuid, { content: 'At your door' }));
const { data: messages } = await ok(guests.listChatMessages(chat.uuid, {}));

console.log(
  JSON.stringify({
    hotel: inEnglish(hotel.title),
    product: inEnglish(pizza.title),
    options: options.map(({ title }) => inEnglish(title)),
    refused,
    seenByStaff,
    withoutKey,
    seenByGuest,
    chat: messages.map(({ content }) => content).slice(-2),
  }),
);
`;

/** Calls that a compiler must refuse, each in one line that says so. */
export const WRONG_CALLS = `
import { ok } from '@oazapfts/runtime';
import * as guests from './guests.ts';
import * as staff from './staff.ts';

const products = [{ product: { id: 100 }, quantity: 1, total_price: 4.5 }];
const order = { uuid: 'one', hotel_id: 1, language: 'en', is_temporary: true };
guests.placeOrder({ ...order, products });
guests.placeOrder(order); // wrong: without products
guests.placeOrder({ ...order, products, room: '101' }); // wrong: a field that is not described
guests.placeOrder({ ...order, products, is_temporary: 'yes' }); // wrong: a text in place of a flag
guests.cancelOrder({ uuid: 'one', hotel_id: 1, language: 'en', reason: 'bored' }); // wrong: a reason that does not exist
guests.readAvailability('a product'); // wrong: without the type
staff.moveOrder('one', 'accepted', {}); // wrong: an action that does not exist
staff.moveOrder('one', 'accept', { expectedSeconds: 60 }); // wrong: a field that is not described
const { data } = await ok(guests.checkOrders('aurora'));
data.draft.map(({ num }) => num); // wrong: there may be no answer
data?.draft.map(({ num }) => num);
data?.draft.map(({ number }) => number); // wrong: a field that no order has
`;
