import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { onEachStore } from '@/tests/builders/platform/stores';
import { type Listening, overHttp } from '@/tests/peers/over-http';
import { contractSuite } from './contract-suite';

onEachStore((emptyStore) => {
  let platform: TestPlatform | undefined;
  let listening: Listening | undefined;
  const opened = async (): Promise<Listening> => {
    platform ??= await testPlatform(await emptyStore());
    listening ??= await overHttp(platform.app.fetch);
    return listening;
  };
  afterAll(async () => {
    await listening?.close();
    await platform?.close();
    expect(platform?.unexpectedErrors).toEqual([]);
  });

  for (const code of ['aurora', 'bellevue'])
    contractSuite(`the embedded platform over HTTP for ${code}`, async () => {
      const { origin } = await opened();
      return {
        base: origin,
        code,
        send: (request) => {
          // The server in front of the platform sets the guest's address.
          request.headers.set('x-forwarded-for', '203.0.113.7');
          return fetch(request);
        },
      };
    });
});
