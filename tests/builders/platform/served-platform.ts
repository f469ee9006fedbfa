import { join } from 'node:path';
import type { Platform } from '@/lib/platform/app';
import type { StartOptions } from '@/lib/platform/open-platform';
import { applySettings, readSettings } from '@/lib/server/settings/env';
import { setPlatform } from '@/lib/server/upstream/platform-handle';
import { EMOJI_DIR } from './embedded-platform';
import { type HotelFiles, twoHotels } from './hotel-files';
import { startPlatform } from './start-platform';

/**
 * Serves two hotels by the embedded platform in this process during the tests of a file, for tests of request handlers.
 * `change`: changes the hotels' files before they are imported. The returned function gives the platform; call it inside a test.
 */
export function serveTwoHotels(
  change: (files: HotelFiles) => void = () => {},
  operator: Pick<StartOptions, 'scripts' | 'deskToken' | 'identityProvider'> = { scripts: false, deskToken: null },
): () => Platform {
  let files: HotelFiles;
  let platform: Platform;
  beforeAll(async () => {
    files = twoHotels();
    change(files);
    applySettings(readSettings({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }));
    const started = await startPlatform({
      ...operator,
      databaseUrl: 'file::memory:',
      hotelsDir: files.dir,
      emojiDir: EMOJI_DIR,
      filesDir: join(files.dir, '.files'),
      now: () => new Date(),
      uuid: () => crypto.randomUUID(),
      reportError: (error) => {
        throw error;
      },
    });
    platform = started.platform;
    setPlatform(platform);
  });
  afterAll(async () => {
    await platform.close();
    files.dispose();
  });
  return () => platform;
}
