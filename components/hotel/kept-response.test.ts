/** @jest-environment jsdom */
import { packResponses } from '@/lib/domain/http/offline-pack';
import { keptResponse } from './kept-response';

const PATH = '/api/v1/hotels/aurora/products/5';
const body = { data: { section: { id: 5, products: [{ id: 31 }, { id: 32 }] } } };
const plain = { path: PATH, type: 'application/json', policy: '', text: JSON.stringify(body) };

/** Replaces the browser's cache by one with this pack in English. */
const keep = (pack: unknown) =>
  Object.assign(window, {
    caches: { match: async (path: string) => (path === '/offline-pack/en' ? Response.json(pack) : undefined) },
  });
afterEach(() => Reflect.deleteProperty(window, 'caches'));

it('joins the pieces of a kept call', async () => {
  keep({ at: 1, files: [], ...packResponses([plain]) });
  expect(await keptResponse('en', PATH)).toEqual(body);
});

it.each([
  ['the call is not kept', 'en', '/api/v1/hotels/aurora/products/6'],
  ['nothing is kept in the language', 'ar', PATH],
])('is undefined when %s', async (_title, language, path) => {
  keep({ at: 1, files: [], ...packResponses([plain]) });
  expect(await keptResponse(language, path)).toBeUndefined();
});

it('is undefined when the pack is damaged, and in a browser without a cache', async () => {
  keep({ responses: { [PATH]: { parts: 7 } } });
  expect(await keptResponse('en', PATH)).toBeUndefined();
  Reflect.deleteProperty(window, 'caches');
  expect(await keptResponse('en', PATH)).toBeUndefined();
});
