import { runInNewContext } from 'node:vm';
import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { worker } from '@/tests/builders/browser/worker-sandbox';
import { clearResponseCache } from '../upstream/shared-response-cache';
import { handleServiceWorker } from './handle-offline';

const asked = { headers: new Headers() };
let language: string | undefined;

jest.mock('next/headers', () => ({
  headers: async () => asked.headers,
  cookies: async () => ({ get: () => (language === undefined ? undefined : { value: language }) }),
}));

const gateway = gatewayToUpstream();
beforeEach(() => {
  language = undefined;
});

const at = (host: string) => {
  asked.headers = new Headers({ host });
  return new Request(`http://${host}/offline`, { headers: { host } });
};

/** The offline page that the worker's script contains. */
async function readOfflinePage(): Promise<{ html: string; policy: string }> {
  const script = await (await handleServiceWorker(at('aurora.localhost:3000'))).text();
  return JSON.parse(/^const HOTEL = (.*);$/m.exec(script)?.[1] ?? '').offline;
}

describe('the offline page', () => {
  it('renders the offline page in the guest’s language with the hotel’s name and colour', async () => {
    language = 'ar';
    const { html } = await readOfflinePage();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('· فندق</title>');
    expect(html).toContain('background:#00803a;color:#fff');
  });

  it('allows only the offline page’s own script and style by hash, and refers to no other file', async () => {
    const { html, policy } = await readOfflinePage();
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; connect-src 'self'; img-src data:;/,
    );
    expect(policy).not.toContain('unsafe');
    expect(html).not.toMatch(/(?:src|href)="(?!data:|")/);
  });

  it('has an icon in itself, because its policy allows no other and browsers ask for one', async () => {
    expect((await readOfflinePage()).html).toContain('<link rel="icon" href="data:image/svg+xml,');
  });

  it.each([
    ['reloads the offline page when the server responds', () => ({ ok: true }), 1],
    [
      'does not reload the offline page while the server is out of reach',
      () => Promise.reject(new TypeError('no network')),
      0,
    ],
    ['does not reload the offline page while the server is starting or stopping', () => ({ ok: false }), 0],
  ])('%s, at the browser’s event and every five seconds', async (_title, respond, reloads) => {
    const { html } = await readOfflinePage();
    const asks: (() => Promise<void>)[] = [];
    const reload = jest.fn();
    const fetch = jest.fn(async () => respond());
    const setInterval = jest.fn((ask: () => Promise<void>) => asks.push(ask));
    runInNewContext(/<script>(.*)<\/script>/.exec(html)?.[1] ?? '', {
      addEventListener: (_name: string, ask: () => Promise<void>) => asks.push(ask),
      setInterval,
      fetch,
      AbortSignal: { timeout: (ms: number) => `in ${ms}` },
      location: { reload },
    });
    expect(setInterval).toHaveBeenCalledWith(expect.anything(), 5_000);
    expect(asks).toHaveLength(2);
    for (const ask of asks) await ask();
    expect(fetch.mock.calls).toEqual([
      ['/healthz', { cache: 'no-store', signal: 'in 5000' }],
      ['/healthz', { cache: 'no-store', signal: 'in 5000' }],
    ]);
    expect(reload).toHaveBeenCalledTimes(reloads * 2);
  });

  it('offers the hotel’s telephone on the offline page where the hotel names one', async () => {
    gateway.instead = (path) =>
      path.endsWith('/hotels/aurora')
        ? {
            body: {
              data: {
                hotel: { id: 1, uuid: 'u', title: 'Aurora', ext_data: { variations: { callPhone: '+39 0323 000' } } },
              },
            },
          }
        : undefined;
    const { html } = await readOfflinePage();
    expect(html).toContain('<a class="call" href="tel:+390323000">Call +39 0323 000</a>');
  });

  it('escapes the hotel’s name in the offline page', async () => {
    gateway.instead = (path) =>
      path.endsWith('/hotels/aurora')
        ? { body: { data: { hotel: { id: 1, uuid: 'u', title: '</title><script>x</script>', color: 'red}' } } } }
        : undefined;
    const { html } = await readOfflinePage();
    expect(html).not.toContain('<script>x');
    expect(html).not.toContain('red}');
  });

  it.each([
    ['nobody.localhost', 404],
    ['localhost', 404],
  ])('responds to the host %s with status %s', async (host, status) => {
    expect((await handleServiceWorker(at(host))).status).toBe(status);
  });

  it('changes the service worker’s script exactly when the offline page changes', async () => {
    const script = async () => (await handleServiceWorker(at('aurora.localhost:3000'))).text();
    const english = await script();
    expect(await script()).toBe(english);
    expect(english).toContain("addEventListener('fetch'");
    language = 'ar';
    expect(await script()).not.toBe(english);
  });

  it('replaces the service worker of a hotel that has switched it off by one that removes itself and all caches', async () => {
    const request = () => at('aurora.localhost:3000');
    const kept = worker(() => new Response('page'), { script: await (await handleServiceWorker(request())).text() });
    await kept.start();
    expect(kept.unregister).not.toHaveBeenCalled();

    gateway.instead = (path) =>
      path.endsWith('/hotels/aurora')
        ? { body: { data: { hotel: { id: 1, uuid: 'u', ext_data: { variations: { onlineOnly: true } } } } } }
        : undefined;
    clearResponseCache();
    const script = await (await handleServiceWorker(request())).text();
    const removed = worker(() => new Response('page'), { script });
    removed.stores.set('hotel-offline-1', new Map([['http://hotel.test/a.js', new Response('page')]]));
    removed.stores.set('of an earlier format', new Map());
    await removed.start();
    expect(removed.unregister).toHaveBeenCalledTimes(1);
    expect([...removed.stores.keys()]).toEqual([]);
    // It answers nothing from then on.
    expect(await removed.ask({})).toBeUndefined();
  });
});
