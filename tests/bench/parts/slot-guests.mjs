// One process of the product with many guests who order the same slot when they get the message to start (see
// slots.mjs).
import { openPlatform } from './stores.mjs';

const { orderOf } = await import('@/tests/builders/platform/embedded-platform');
const { booking } = await import('@/tests/builders/orders/order-lines');

const [url = '', hotelsDir = '', slot = '', guests = '0'] = process.argv.slice(2);
const platform = await openPlatform(url, hotelsDir);

async function order() {
  const body = JSON.stringify(orderOf('aurora', { products: [booking([slot])] }));
  const response = await platform.fetch(new Request('http://inside/api/v1/orders', { method: 'POST', body }));
  const text = await response.text();
  if (response.status === 200) return 'accepted';
  return text.includes('invalid_product_item_counts') ? 'sold out' : `${response.status} ${text}`;
}

process.once('message', async () => {
  const outcomes = await Promise.all(Array.from({ length: Number(guests) }, order));
  const count = (/** @type {string} */ what) => outcomes.filter((outcome) => outcome === what).length;
  const other = outcomes.filter((outcome) => outcome !== 'accepted' && outcome !== 'sold out');
  process.send?.({ accepted: count('accepted'), soldOut: count('sold out'), other: other.slice(0, 3) });
  await platform.close();
  process.disconnect();
});
process.send?.('ready');
