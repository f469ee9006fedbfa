import { ask } from '../../../scripts/parts/serve-built-app.mjs';

/**
 * A hotel with a product that can be ordered at any hour without choosing options.
 *
 * @typedef {{ port: number, host: string, code: string }} At
 * @typedef {At & { body: Record<string, unknown> }} Orderable
 */

/**
 * @param {At} at
 * @returns {Promise<Orderable>}
 */
export async function orderable(at) {
  const { hotel } = await data(at, `/hotels/${at.code}`);
  const sections = await data(at, `/public/sections?hotel_uuid=${hotel.uuid}`);
  const product = await plainProduct(
    at,
    sections.map((/** @type {{ id: number }} */ { id }) => id),
  );
  const body = {
    hotel_id: hotel.id,
    language: 'en',
    person_uuid: null,
    payment: hotel.payments[0]?.id ?? null,
    comment: '',
    room_number: hotel.limit_room?.[0] ?? '101',
    is_temporary: true,
    property: { properties: [] },
    products: [
      {
        product: { id: product.id, property: null },
        quantity: 1,
        total_price: product.price,
        from_recommendation: false,
      },
    ],
  };
  return { ...at, body };
}

/**
 * @param {At} at
 * @param {readonly number[]} waiting ids of sections
 */
async function plainProduct(at, waiting) {
  const sections = [...waiting];
  for (const id of sections) {
    const { section } = await data(at, `/hotels/${at.code}/products/${id}`);
    for (const product of section.products) {
      if (product.property === null && product.schedule === null && product.price > 0) return product;
    }
    for (const below of section.subsections) if (!sections.includes(below.id)) sections.push(below.id);
  }
  throw new Error(`${at.code} has no product without options and hours`);
}

/**
 * @typedef {{ order: { uuid: string, num: string }, already_placed: boolean }} Placed
 * @typedef {{ placed: Placed } | { lost: 'not reached' | 'no response' }} Outcome 'no response': the order may have been stored
 */

/**
 * Sends an order once. Throws on a refusal, which would be a mistake in this benchmark.
 *
 * @param {Orderable} hotel
 * @param {string} uuid
 * @returns {Promise<Outcome>}
 */
export async function placeOrder({ port, host, body: order }, uuid) {
  const body = JSON.stringify({ ...order, uuid });
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  let response;
  try {
    response = await ask({ port, host, path: '/api/v1/orders', method: 'POST', headers, body });
  } catch (error) {
    return {
      lost: /** @type {NodeJS.ErrnoException} */ (error).code === 'ECONNREFUSED' ? 'not reached' : 'no response',
    };
  }
  if (response.status >= 500) return { lost: 'no response' };
  if (response.status >= 400) throw new Error(`Refused with ${response.status}: ${response.body}`);
  return { placed: JSON.parse(response.body.toString('utf8')).data };
}

/**
 * @param {Orderable} hotel
 * @param {string} uuid
 */
export async function placeOrderNow(hotel, uuid) {
  const outcome = await placeOrder(hotel, uuid);
  if ('lost' in outcome) throw new Error(`${hotel.host}: order ${uuid}: ${outcome.lost}`);
  return outcome.placed;
}

const AT_ONCE = 50;

/**
 * The orders with these uuids that the hotel has, in any status group.
 *
 * @param {At} hotel
 * @param {readonly string[]} uuids
 * @returns {Promise<{ uuid: string, num: string }[]>}
 */
export async function checkOrders(hotel, uuids) {
  const found = [];
  for (let from = 0; from < uuids.length; from += AT_ONCE) {
    const query = uuids
      .slice(from, from + AT_ONCE)
      .map((uuid) => `order_uuids[]=${uuid}`)
      .join('&');
    const { draft, pending, histories } = await data(hotel, `/hotels/${hotel.code}/orders/check?${query}`);
    found.push(...draft, ...pending, ...histories);
  }
  return found;
}

/** @param {At} at @param {string} path */
async function data({ port, host }, path) {
  const response = await ask({ port, host, path: `/api/v1${path}` });
  if (response.status !== 200) throw new Error(`${host}${path} responded with ${response.status}: ${response.body}`);
  return JSON.parse(response.body.toString('utf8')).data;
}
