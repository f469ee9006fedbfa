import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { contractSuite } from './contract-suite';

/** The server in front of the platform sets the guest's address. */
function fromGuest(request: Request): Request {
  request.headers.set('x-guest-address', '203.0.113.7');
  return request;
}

onEachStore((emptyStore) => {
  let platform: TestPlatform | undefined;
  const opened = async (): Promise<TestPlatform> => {
    platform ??= await testPlatform(await emptyStore());
    return platform;
  };
  afterAll(async () => {
    await platform?.close();
    expect(platform?.unexpectedErrors).toEqual([]);
  });

  for (const code of ['aurora', 'bellevue']) {
    contractSuite(`the embedded platform in-process for ${code}`, async () => {
      const { app: platform } = await opened();
      return { base: 'http://inside', send: (request) => platform.fetch(fromGuest(request)), code };
    });
  }
});
