import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { AURORA, BOREALIS, GUEST } from '@/tests/peers/two-hotels';
import type { UpstreamResponse } from '@/tests/peers/upstream';

const gateway = gatewayToUpstream();
const { call } = gateway;
beforeEach(() =>
  gateway.configure({
    VOICE_TOKEN_URL: `${gateway.upstream.origin}/voice/`,
    CANCEL_TOKEN: 'the token',
    RATE_ORDERS_PER_MINUTE: '3',
  }),
);

const json = async (path: string) => (await call(path)).json();
const askedFor = (part: string) => gateway.upstream.asked.filter(({ url }) => url.includes(part));

const PRODUCT = 'public/products/product-of-aurora/check-availability-property';

describe('calls whose responses are the same for all guests', () => {
  it.each([
    ['weather', `hotels/${AURORA.id}/get-weather-info`],
    ['announcements', `public/announcements?hotel_id=${AURORA.id}`],
    ['prompts', `public/chat/gpt-prompt/${AURORA.uuid}`],
  ])('requests a hotel’s %s from the platform once', async (_what, path) => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => call(path)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(askedFor(path.split('?')[0] ?? '')).toHaveLength(1);
  });

  it('returns the hotel in canonical JSON', async () => {
    expect(await json(`hotels/${AURORA.id}/get-weather-info`)).toEqual({
      data: { weather: { temp: '21', description: { en: 'Sunny' }, icon: null } },
    });
    expect(await json('public/announcements')).toEqual({
      data: [
        {
          id: 5,
          updated_at: '2026-05-01',
          title: 'Jazz',
          content: '<p>Tonight</p>',
          extra: {
            hide_title: false,
            file: '/storage/jazz.webp',
            lang_file: {},
            focus: null,
            external_link: null,
            stories: false,
            event_days: [],
            ring: null,
            today: false,
            web_popup_config: {
              display_every_refresh: false,
              display_only_via_qrcode: false,
              include_section_ids: [null, 7],
              display_only_room_numbers: null,
              display_time_after_visit_site: 0,
            },
          },
        },
      ],
    });
    expect(await json(`public/chat/gpt-prompt/${AURORA.uuid}`)).toEqual({
      success: true,
      data: [{ role: 'system', content: 'Be kind' }],
    });
  });

  it('returns an empty weather response when the weather cannot be fetched', async () => {
    gateway.instead = (path) =>
      path.includes('weather') ? { body: { weather: 'Unable to fetch weather data' } } : undefined;
    expect(await json(`hotels/${AURORA.id}/get-weather-info`)).toEqual({ data: null });
  });

  it('requests the bottom bar only for home and for existing sections, whatever path the browser sends', async () => {
    const bar = (path: string) => call(`public/hotels/${AURORA.uuid}/bottom-navigation-menu?path=${path}`);
    for (const path of ['/', '/products/10', '/products/10/', '/sections/10']) await bar(path);
    for (let id = 0; id < 50; id += 1) await bar(`/products/9${id}`);
    for (const path of ['/products/010', '/nowhere', '//evil.example', '']) await bar(path);
    const bars = askedFor('bottom-navigation-menu').map(({ url }) => new URL(url, 'http://x').searchParams.get('path'));
    expect(bars).toEqual(['/', '/products/10', '/sections/10']);
  });

  it.each(['hotels/aurora/products/10abc', 'hotels/aurora/products/1.5', `hotels/aurora/products/${'1'.repeat(16)}`])(
    '%s is no section, and not even asked for',
    async (path) => {
      expect((await call(path)).status).toBe(404);
      expect(askedFor('/products/')).toEqual([]);
    },
  );
});

describe('calls whose responses belong to one guest', () => {
  it('requests a guest from the platform each time, with the client’s address and without extra query parameters', async () => {
    const path = `public/hotels/${AURORA.uuid}/guests/${GUEST}?utm_source=x`;
    for (let time = 0; time < 2; time += 1)
      expect(await json(path)).toEqual({
        data: { name: 'Ana', idphone: '34600', reservations: [{ room_number: '12' }] },
      });
    const asked = askedFor('/guests/');
    expect(asked.map(({ url }) => url)).toEqual(Array(2).fill(`/api/v1/public/hotels/${AURORA.uuid}/guests/${GUEST}`));
    expect(asked[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  it('requests days and times with the hotel’s uuid and returns them unchanged', async () => {
    const days = await json(`${PRODUCT}?type=days&start_date=2026-06-01&end_date=2026-06-30&room=1`);
    expect(days).toEqual({ data: [{ service_date: '2026-06-01', available_timeslots: 3 }] });
    const times = await json(`${PRODUCT}?type=times&date=2026-06-01&hotel_uuid=${AURORA.uuid}`);
    expect(times).toEqual({ data: [{ start_time: '10:00', service_time: '10 – 11' }] });
    expect(askedFor('check-availability').map(({ url }) => url.split('?')[1])).toEqual([
      `start_date=2026-06-01&end_date=2026-06-30&type=days&hotel_uuid=${AURORA.uuid}`,
      `date=2026-06-01&type=times&hotel_uuid=${AURORA.uuid}`,
    ]);
  });

  it.each(['', '?type=days', '?type=days&start_date=2026-06-01&end_date=today', '?type=times', '?type=hours'])(
    'refuses an availability call with the query %j and does not call the platform',
    async (query) => {
      expect((await call(`${PRODUCT}${query}`)).status).toBe(422);
      expect(askedFor('check-availability')).toEqual([]);
    },
  );

  it('leaves out recommended products that cannot be ordered', async () => {
    const { data } = await json('hotels/aurora/products-recommendations?product_id[]=100&product_id[]=100');
    expect(data.recommended_products).toMatchObject([
      { id: 102, price: 1.5, image: null, image_path: '/storage/jam.webp', section: { for_adult: true } },
    ]);
    expect(askedFor('recommendations')[0]?.url).toMatch(/\?product_id%5B%5D=100$/);
  });

  it('returns the client’s address that the platform has seen', async () => {
    expect(await json('get-ip')).toEqual({ data: { ip: '198.51.100.9' } });
  });
});

describe('the cancel call', () => {
  const cancel = (more: object = {}) =>
    call('orders/guest/change-status', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        uuid: 'o-1',
        hotel_id: AURORA.id,
        language: 'en',
        reason: 'order_cancel__other',
        ...more,
      }),
    });

  it('adds the server’s cancel token to a cancel call and ignores a token in the body', async () => {
    expect(await (await cancel({ uuid: 'o-2', token: 'mine', status: 'done' })).json()).toEqual({
      data: { status: 'ok' },
    });
    expect(JSON.parse(askedFor('change-status')[0]?.body ?? '')).toEqual({
      uuid: 'o-2',
      hotel_id: AURORA.id,
      language: 'en',
      reason: 'order_cancel__other',
      token: 'the token',
    });
  });

  it('accepts only the four cancel reasons, and only for the host’s hotel', async () => {
    expect((await cancel({ reason: 'because' })).status).toBe(422);
    expect((await cancel({ hotel_id: BOREALIS.id })).status).toBe(404);
    expect(askedFor('change-status')).toEqual([]);
  });

  it('limits the cancel calls for one order without limiting those for another order', async () => {
    for (let time = 0; time < 3; time += 1) expect((await cancel({ uuid: 'o-3' })).status).toBe(200);
    const held = await cancel({ uuid: 'o-3' });
    expect([held.status, Number(held.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await cancel({ uuid: 'o-4' })).status).toBe(200);
  });
});

describe('guests without a person uuid behind one address', () => {
  it('counts guests without a person uuid separately by their devices', async () => {
    const order = (guest: number) =>
      call('orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': `Phone ${guest}` },
        body: JSON.stringify({
          uuid: crypto.randomUUID(),
          hotel_id: AURORA.id,
          language: 'en',
          is_temporary: true,
          products: [{ product: { id: 1, property: null }, quantity: 1, total_price: 1 }],
        }),
      });
    for (let guest = 0; guest < 10; guest += 1) expect((await order(guest)).status).toBe(200);
  });
});

describe('the voice assistant’s token', () => {
  it('returns a voice token from the operator’s service, uncached', async () => {
    for (let time = 0; time < 2; time += 1) {
      const response = await call('voice/token');
      expect(await response.json()).toEqual({ data: { client_secret: { value: 'ek_secret' } } });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(askedFor('/voice/token')).toHaveLength(2);
  });

  it('responds to a voice token call with 404 without a voice service, and with 403 for a page of another site', async () => {
    expect((await call('voice/token', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    gateway.configure();
    expect((await call('voice/token')).status).toBe(404);
    expect(askedFor('/voice/token')).toEqual([]);
  });

  it.each<[string, UpstreamResponse]>([
    ['responds with 500', { status: 500 }],
    ['responds with 401', { status: 401, body: { error: 'x' } }],
    ['responds with an unknown body', { body: 'ek_plain' }],
    ['leaves out the secret', { body: { client_secret: {} } }],
  ])('responds to a voice token call with 503 and no details when the voice service %s', async (_what, failure) => {
    gateway.instead = (path) => (path === '/voice/token' ? failure : undefined);
    const response = await call('voice/token');
    expect([response.status, await response.json()]).toEqual([503, { refusal: 'unavailable', data: { data: {} } }]);
  });
});

describe('the page around a PDF', () => {
  const page = (query: string) => call(`pdf-viewer?${query}`);
  beforeEach(() => {
    gateway.instead = (path) =>
      path.startsWith('/api/v1/pdf-viewer')
        ? { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' }, body: '<h1>PDF</h1><script>x()</script>' }
        : undefined;
  });

  it('returns the platform’s PDF page with a policy that allows no script', async () => {
    const response = await page(
      `file=${encodeURIComponent(`${gateway.upstream.origin}/storage/a.pdf`)}&back-url=/products/10`,
    );
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'(?!.*script-src)/);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(askedFor('pdf-viewer')[0]?.url).toBe('/api/v1/pdf-viewer?file=%2Fstorage%2Fa.pdf&back-url=%2Fproducts%2F10');
  });

  it.each(['http', 'https'])('takes %s addresses of this very site for the file and the link back', async (scheme) => {
    const site = `${scheme}://aurora.localhost:3000`;
    const response = await page(
      `file=${encodeURIComponent(`${site}/storage/a.pdf`)}&back-url=${encodeURIComponent(`${site}/products/10?a=1`)}`,
    );
    expect(response.status).toBe(200);
    expect(askedFor('pdf-viewer')[0]?.url).toBe(
      '/api/v1/pdf-viewer?file=%2Fstorage%2Fa.pdf&back-url=%2Fproducts%2F10%3Fa%3D1',
    );
  });

  it.each([
    'file=http://bellevue.localhost:3000/storage/a.pdf',
    'file=http://aurora.localhost:3000@evil.example/storage/a.pdf',
    'file=https://evil.example/a.pdf',
    'file=//evil.example/a.pdf',
    'file=javascript:alert(1)',
    'file=/storage/../api/v1/hotels/aurora',
    'file=',
    '',
  ])('refuses a PDF page for %j', async (query) => {
    expect((await page(query)).status).toBe(404);
    expect(askedFor('pdf-viewer')).toEqual([]);
  });

  it.each([
    'https://evil.example',
    'http://aurora.localhost:4000/',
    'http://aurora.localhost:3000//evil',
    '//evil.example',
    'javascript:x',
    '/%2f%2fevil.example',
  ])('refuses a PDF page with the back link %s', async (back) => {
    await page(`file=a.pdf&back-url=${encodeURIComponent(back)}`);
    expect(askedFor('pdf-viewer')[0]?.url).toMatch(/back-url=%2F$/);
  });

  it('responds with 404 for a PDF page that the platform does not have, and 503 when the platform is down', async () => {
    gateway.instead = (path) => (path.includes('pdf-viewer') ? { body: { data: 'no page' } } : undefined);
    expect((await page('file=a.pdf')).status).toBe(404);
    gateway.instead = (path) => (path.includes('pdf-viewer') ? { status: 500 } : undefined);
    expect((await page('file=a.pdf')).status).toBe(503);
  });
});
