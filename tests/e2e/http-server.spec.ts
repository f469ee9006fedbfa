import { ask, serveBuiltApp } from '@/scripts/parts/serve-built-app.mjs';
import { expect, test } from './fixtures';

const port = Number(process.env.E2E_PORT || 3410);
const host = 'cala-verde.localhost';

const REFUSED: readonly [method: string, path: string, status: number][] = [
  ['POST', '/', 405],
  ['POST', '/products/102', 405],
  ['PUT', '/nowhere', 405],
  ['POST', '/storage/cala-verde/logo.svg', 405],
  ['GET', '/channels', 405],
  ['TRACE', '/', 405],
  ['TRACE', '/api/v1/hotels/cala-verde', 405],
  ['GET', '/%', 400],
  ['GET', '/products/%zz', 400],
  ['GET', '/storage/%2e%2e/', 404],
  ['GET', '/storage/%2e%2e/healthz', 404],
];

for (const [method, path, status] of REFUSED) {
  test(`${method} ${path} gets status ${status} before the app receives it`, async () => {
    const answer = await ask({ port, host, method, path });
    expect(answer.status).toBe(status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
}

for (const path of [
  '/',
  '/nowhere',
  '/_next/static/nowhere.js',
  '/fonts/nowhere/a.woff2',
  '/api/v1/nowhere',
  '/api/desk/v1/nowhere',
  '/storage/cala-verde/nowhere.svg',
  '/storage/qasr/logo.svg',
  '/words/nowhere',
  '/pay/nowhere',
  '/healthz/nowhere',
  '/qasr/x',
]) {
  test(`the answer to ${path} has a policy, forbids framing and sniffing, and hides internal paths`, async () => {
    const { headers } = await ask({ port, host, path });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-middleware-rewrite');
  });
}

for (const path of ['/flags/gb.svg', '/pictures/key.webp']) {
  test(`${path} is cached for a week, and then revalidated by its ETag`, async () => {
    const { headers } = await ask({ port, host, path });
    expect(headers['cache-control']).toContain('max-age=604800');
    const etag = String(headers.etag);
    expect(await ask({ port, host, path, headers: { 'if-none-match': etag } })).toMatchObject({ status: 304 });
  });
}

test("Next's own server answers pages and calls with the same status as the product's server", async () => {
  const server = await serveBuiltApp({ plain: true });
  try {
    const at = { port: server.port, host };
    expect((await ask({ ...at, path: '/' })).body.toString()).toContain('Cala Verde');
    expect((await ask({ ...at, path: '/products/999999' })).status).toBe(404);
    expect((await ask({ ...at, path: '/api/v1/hotels/cala-verde' })).status).toBe(200);
    const order = {
      method: 'POST',
      path: '/api/v1/orders',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    };
    expect((await ask({ ...at, ...order })).status).toBe(422);
    expect((await ask({ ...at, path: '/storage/cala-verde/logo.svg' })).status).toBe(200);
  } finally {
    await server.stop();
  }
});
