import { applySettings, readSettings } from '@/lib/server/settings/env';
import { setPlatform } from '@/lib/server/upstream/platform-handle';
import { clearAnswerCache } from '@/lib/server/upstream/shared-answer-cache';
import { type TestPlatform, testPlatform } from './embedded-platform';
import { holdClock } from './held-clock';
import { emptySqlite } from './stores';

/** The address of a hotel's Wi-Fi. */
export const WIFI = '203.0.113.7';

/**
 * Serves one platform with its default limits to all tests of a file, in a minute that does not end by itself. The
 * function returns it once the tests run.
 */
export function servePlatformWithLimits(): () => TestPlatform {
  holdClock();
  let at: TestPlatform;
  beforeAll(async () => {
    at = await testPlatform(await emptySqlite());
    setPlatform(at.platform);
    applySettings(readSettings({ LOG_LEVEL: 'silent' }));
    clearAnswerCache();
  });
  afterAll(() => at.close());
  return () => at;
}

/** A POST of a device at a hotel. */
export const postFrom = (path: string, body: unknown, headers: { host: string } & Record<string, string>): Request =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
