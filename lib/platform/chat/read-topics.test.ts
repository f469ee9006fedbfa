import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await testPlatform(await emptyStore());
  });
  afterEach(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  it('returns what the bot of the hotel answers', async () => {
    const uuid = await hotelUuidOf(platform, 'aurora');
    const topics = (await platform.get(`/api/v1/public/hotels/${uuid}/chat-topics`)).body.data;
    expect(topics).toContainEqual(expect.objectContaining({ id: 'breakfast', text: expect.anything() }));
  });

  it('responds not-found to a request for the topics of an unknown hotel', async () => {
    const path = '/api/v1/public/hotels/00000000-0000-4000-8000-000000000000/chat-topics';
    expect((await platform.get(path)).status).toBe(404);
  });
});
