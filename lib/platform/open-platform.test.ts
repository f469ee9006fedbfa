import { join } from 'node:path';
import { EMOJI_DIR } from '@/tests/builders/platform/embedded-platform';
import { twoHotels } from '@/tests/builders/platform/hotel-files';
import { openPlatform } from './open-platform';

it('asks to try again for what it does not find while the hotels are imported, and says afterwards that it is missing', async () => {
  const files = twoHotels();
  const { platform, importHotels } = await openPlatform({
    databaseUrl: 'file::memory:',
    hotelsDir: files.dir,
    emojiDir: EMOJI_DIR,
    filesDir: join(files.dir, '.files'),
    scripts: false,
    deskToken: null,
    now: () => new Date(),
    uuid: () => crypto.randomUUID(),
    reportError: (error) => {
      throw error;
    },
  });
  const statuses = async () => {
    const paths = ['hotels/aurora', 'hotels/nowhere'];
    const responses = paths.map((path) => platform.fetch(new Request(`http://guest.example/api/v1/${path}`)));
    return (await Promise.all(responses)).map(({ status }) => status);
  };
  try {
    expect(await statuses()).toEqual([503, 503]);
    await importHotels();
    expect(await statuses()).toEqual([200, 404]);
  } finally {
    await platform.close();
    files.dispose();
  }
});
