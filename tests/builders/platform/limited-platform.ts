import { applySettings, readSettings } from '@/lib/server/settings/env';
import { setPlatform } from '@/lib/server/upstream/platform-handle';
import { clearResponseCache } from '@/lib/server/upstream/shared-response-cache';
import { freezeClock } from '../time/frozen-clock';
import { type TestPlatform, testPlatform } from './embedded-platform';
import { emptySqlite } from './stores';

/** The IP address that all guests on a hotel's Wi-Fi share. */
export const HOTEL_WIFI_IP = '203.0.113.7';

/**
 * Opens one platform with the default rate limits for all tests of a file, and stops the clock, because the limits count
 * per minute. The returned function gives the platform; call it inside a test.
 */
export function servePlatformWithLimits(): () => TestPlatform {
  freezeClock();
  let opened: TestPlatform;
  beforeAll(async () => {
    opened = await testPlatform(await emptySqlite());
    setPlatform(opened.app);
    applySettings(readSettings({ LOG_LEVEL: 'silent' }));
    clearResponseCache();
  });
  afterAll(() => opened.close());
  return () => opened;
}

/** A POST request of a guest's device. `headers.host` selects the hotel. */
export const postRequest = (path: string, body: unknown, headers: { host: string } & Record<string, string>): Request =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
