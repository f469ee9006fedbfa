import type { Send } from '@/lib/contract/call';
import { handleApi } from '@/lib/server/api/handle-api';
import { handleStorage } from '@/lib/server/files/handle-storage';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { clearResponseCache } from '@/lib/server/upstream/shared-response-cache';
import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { type Listening, overHttp } from '@/tests/peers/over-http';
import { contractSuite } from './contract-suite';

/** A second instance of the platform, which acts as an upstream. */
let upstream: TestPlatform | undefined;
let listening: Listening | undefined;

async function opened(): Promise<TestPlatform> {
  upstream ??= await testPlatform(await emptySqlite());
  listening ??= await overHttp(upstream.app.fetch);
  const DESK_TOKEN = 'the-token-of-the-operator';
  applySettings(readSettings({ HOTEL_API_URL: listening.origin, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DESK_TOKEN }));
  clearResponseCache();
  return upstream;
}

afterAll(async () => {
  await listening?.close();
  await upstream?.close();
  expect(upstream?.unexpectedErrors).toEqual([]);
});

/** Sends a request as a browser on the hotel's host does. */
const onTheHostOf =
  (code: string): Send =>
  (request) => {
    request.headers.set('host', `${code}.localhost:3000`);
    request.headers.set('x-forwarded-for', '203.0.113.7');
    return new URL(request.url).pathname.startsWith('/storage/') ? handleStorage(request) : handleApi(request);
  };

for (const code of ['aurora', 'bellevue'])
  contractSuite(`the gateway in front of an upstream for ${code}`, async () => {
    await opened();
    return { base: 'http://localhost:3000', send: onTheHostOf(code), code };
  });
