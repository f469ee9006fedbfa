import { type TestPlatform, testPlatform } from '@/tests/builders/platform/embedded-platform';
import { chatAt, type GuestChat, hotelUuidOf } from '@/tests/builders/platform/guest-chat';
import { onEachStore } from '@/tests/builders/platform/stores';

onEachStore((emptyStore) => {
  let platform: TestPlatform;
  beforeEach(async () => {
    platform = await testPlatform(await emptyStore());
    platform.files.change('aurora/hotel.json', (hotel) => {
      Object(hotel.chat).hours = { days: [{ days: Array(7).fill(true), start_time: '08:00', end_time: '22:00' }] };
    });
    await platform.restart();
  });
  afterEach(async () => {
    await platform.close();
    expect(platform.unexpectedErrors).toEqual([]);
  });

  const answerTime = async (code: 'aurora' | 'bellevue') =>
    (await platform.get(`/api/v1/public/hotels/${await hotelUuidOf(platform, code)}/chat-answer-time`)).body.data;
  /** A question and its answer by staff, this many minutes later. */
  const answerAfter = async (guest: GuestChat, minutes: number) => {
    await guest.say('Is the pool open?');
    platform.advanceSeconds(minutes * 60);
    await platform.desk('aurora', `/chats/${guest.uuid}/messages`, { content: 'It is.' });
  };

  it('is the median of the hotel’s own answers, with the hours of its chat', async () => {
    const guest = await chatAt(platform, 'aurora');
    const schedule = {
      descr: null,
      days: [
        { start_date: null, end_date: null, days: Array(7).fill(true), start_time: '08:00:00', end_time: '22:00:00' },
      ],
    };
    expect(await answerTime('aurora')).toEqual({ median_seconds: null, schedule });
    for (const minutes of [9, 2, 4]) await answerAfter(guest, minutes);
    expect(await answerTime('aurora')).toEqual({ median_seconds: 240, schedule });
    expect(await answerTime('bellevue')).toEqual({ median_seconds: null, schedule: null });
  });

  it('does not count what the bot answers', async () => {
    const guest = await chatAt(platform, 'aurora');
    for (let time = 0; time < 4; time += 1) await guest.say('Breakfast', { command: 'breakfast' });
    expect(await answerTime('aurora')).toMatchObject({ median_seconds: null });
  });

  it('responds not-found to a request for the answer time of an unknown hotel', async () => {
    const path = '/api/v1/public/hotels/00000000-0000-4000-8000-000000000000/chat-answer-time';
    expect((await platform.get(path)).status).toBe(404);
  });
});
