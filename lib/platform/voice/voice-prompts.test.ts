import { type TestPlatform, testPlatform } from '@/tests/builders/embedded-platform';
import { hotelUuidOf } from '@/tests/builders/guest-chat';
import { emptySqlite } from '@/tests/builders/stores';

let at: TestPlatform;
beforeAll(async () => {
  at = await testPlatform(await emptySqlite());
});
afterAll(async () => {
  await at.close();
  expect(at.accidents).toEqual([]);
});

it('tells the voice assistant what its own hotel has written for it', async () => {
  for (const code of ['aurora', 'bellevue'] as const) {
    const answer = await at.get(`/api/v1/public/chat/gpt-prompt/${await hotelUuidOf(at, code)}`);
    expect(answer.body).toEqual({
      success: true,
      data: [
        { role: 'system', content: `You speak for Hotel ${code}.` },
        { role: 'user', content: 'Be brief.' },
      ],
    });
  }
});

it('has nothing for a hotel that is not there', async () => {
  expect((await at.get('/api/v1/public/chat/gpt-prompt/aurora')).status).toBe(404);
});
