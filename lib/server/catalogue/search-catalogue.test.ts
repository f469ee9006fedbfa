import type { SearchView } from '@/lib/contract/search-view';
import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { handleSearchCatalogue } from './handle-search-catalogue';

const gateway = gatewayToUpstream();

const read = (language: string, host = 'aurora.localhost:3000') =>
  handleSearchCatalogue(new Request(`http://localhost/catalogue/${language}`, { headers: { host } }), language);

const titles = async (response: Response): Promise<string[]> =>
  ((await response.json()) as SearchView).entries.map((entry) =>
    entry.kind === 'product' ? entry.product.title : entry.title,
  );

const SECTIONS = '/api/v1/public/sections';
const section = (id: number, more: object) => ({ body: { data: { section: { id, products: [], ...more } } } });

describe('the catalogue that the search page loads', () => {
  it('has the sections and products that respond, and no hidden ones', async () => {
    const response = await read('en');
    expect(response.headers.get('cache-control')).toBe('private, max-age=60');
    expect(await titles(response)).toEqual(['Breakfast', 'Toast']);
    expect(gateway.upstream.asked.some(({ url }) => /products\/(?:12|16)$/.test(url))).toBe(false);
  });

  it('has subsections behind their parents, each once, also when sections contain one another', async () => {
    gateway.instead = (path) => {
      if (path.startsWith(SECTIONS))
        return {
          body: {
            data: [
              { id: 1, title: 'A' },
              { id: 3, title: 'C' },
            ],
          },
        };
      if (path.endsWith('/products/1')) return section(1, { title: 'A', subsections: [{ id: 2, title: 'B' }] });
      if (path.endsWith('/products/2')) {
        const products = [{ id: 9, title: 'Tea' }];
        return section(2, { title: 'B', subsections: [{ id: 1, title: 'A' }], products });
      }
      if (path.endsWith('/products/3')) return section(3, { title: 'C' });
      return undefined;
    };
    expect(await titles(await read('en'))).toEqual(['A', 'B', 'Tea', 'C']);
  });

  it('responds with 503 when the list of sections does not respond', async () => {
    gateway.instead = (path) => (path.startsWith(SECTIONS) ? { status: 500 } : undefined);
    expect((await read('en')).status).toBe(503);
  });

  it.each([
    ['a language that the hotel does not offer', 'de', 'aurora.localhost'],
    ['a language that is none', '..', 'aurora.localhost'],
    ['an unknown host', 'en', 'nobody'],
    ['the front page’s host', 'en', 'localhost'],
  ])('responds with 404 for %s', async (_case, language, host) => {
    expect((await read(language, host)).status).toBe(404);
  });

  it('names up to six products that many guests have ordered, each once', async () => {
    const products = [
      { id: 8, title: 'Water' },
      ...[1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, title: `Dish ${id}`, is_popular: true })),
      { id: 9, title: 'Dish 1', is_popular: true },
    ];
    gateway.instead = (path) =>
      path.startsWith(SECTIONS)
        ? { body: { data: [{ id: 1, title: 'A' }] } }
        : path.endsWith('/products/1')
          ? section(1, { title: 'A', products })
          : undefined;
    const { ideas } = (await (await read('en')).json()) as SearchView;
    expect(ideas?.popular).toEqual([1, 2, 3, 4, 5, 6].map((id) => `Dish ${id}`));
  });

  it('carries plain text only', async () => {
    gateway.instead = (path) =>
      path.startsWith(SECTIONS)
        ? { body: { data: [{ id: 1, title: 'A' }] } }
        : path.endsWith('/products/1')
          ? section(1, { title: 'A', descr: '<p>By <b>noon</b></p><script>x</script>' })
          : undefined;
    const { entries } = (await (await read('en')).json()) as SearchView;
    expect(entries[0]).toMatchObject({ descr: 'By noon', href: '/products/1' });
  });
});
