import { platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { emptySqlite } from '@/tests/builders/platform/stores';

const platform = platformPerFile(emptySqlite);

it('returns the voice prompts of each hotel', async () => {
  for (const code of ['aurora', 'bellevue'] as const) {
    const response = await platform.get(`/api/v1/public/chat/gpt-prompt/${await hotelUuidOf(platform, code)}`);
    expect(response.body).toEqual({
      success: true,
      data: [
        { role: 'system', content: `You speak for Hotel ${code}.` },
        { role: 'user', content: 'Be brief.' },
      ],
    });
  }
});

it('responds with 404 to the voice prompts of an unknown hotel', async () => {
  expect((await platform.get('/api/v1/public/chat/gpt-prompt/aurora')).status).toBe(404);
});
