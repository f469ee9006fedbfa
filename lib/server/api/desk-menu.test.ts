import type { Product, Section } from '@/lib/contract/catalogue';
import { deskKey } from '@/lib/platform/desk-key';
import { photo } from '@/tests/builders/platform/photo';
import { serveTwoHotels } from '@/tests/builders/platform/served-platform';
import { handleApi } from './handle-api';
import { handleDesk } from './handle-desk';

const TOKEN = 'a token of the operator';
const HOST = 'aurora.localhost:3000';
const KEY = { host: HOST, authorization: `Bearer ${deskKey(TOKEN, 'aurora')}` };
const BASE = `http://${HOST}/api/desk/v1/menu`;

serveTwoHotels(() => {}, { scripts: true, deskToken: TOKEN });

async function call<T>(path: string, body?: unknown): Promise<T> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { ...KEY, 'content-type': 'application/json' };
  const response = await handleDesk(new Request(`${BASE}${path}`, { ...init, headers }));
  const { data } = (await response.json()) as { data: T };
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(data)}`);
  return data;
}

const guestSection = async () => {
  const request = new Request(`http://${HOST}/api/v1/hotels/aurora/products/10`, { headers: { host: HOST } });
  return ((await (await handleApi(request)).json()) as { data: { section: Section } }).data.section;
};

const HARMFUL = '<p onclick="steal()">Hot<script>steal()</script><iframe src="//x"></iframe></p>';

it('cleans texts of the menu in the preview and for guests, and shows guests a publication at once', async () => {
  await call('/keep', { keeper: 'desk' });
  const { value } = await call<{ value: object }>('/items/product:100');
  const before = await guestSection();
  await call('/items/product:100', { value: { ...value, descr: { en: HARMFUL } } });
  const preview = await call<Product>('/preview/product:100');
  expect(preview.descr).toEqual({ en: '<p>Hot</p>' });
  expect((await call<Section>('/preview/section:10')).products[0]).toEqual(preview);
  expect(await guestSection()).toEqual(before);
  await call('/publish', {});
  expect((await guestSection()).products[0]?.descr).toEqual({ en: '<p>Hot</p>' });
});

it('takes a picture as a form of any size that other files may have, and no more', async () => {
  const send = (bytes: Uint8Array) => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'soup.jpg'));
    return handleDesk(new Request(`${BASE}/pictures`, { method: 'POST', body: form, headers: KEY }));
  };
  const stored = await send(await photo(800, 600).jpeg().toBuffer());
  expect([stored.status, await stored.json()]).toMatchObject([200, { data: { width: 800, height: 600 } }]);
  expect((await send(new Uint8Array(11_000_000))).status).toBe(413);
});
