import { platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { chatAt } from '@/tests/builders/platform/guest-chat';
import { emptySqlite } from '@/tests/builders/platform/stores';

const platform = platformPerFile(emptySqlite);

it('returns all messages of a chat for an empty last id, the newest ones on request, and at most 500 after a given id', async () => {
  const guest = await chatAt(platform, 'aurora');
  for (let count = 1; count <= 501; count += 1) await guest.say(`Message ${count}`);
  const all = await guest.messages();
  expect(all).toHaveLength(502);
  expect(all[0]?.content).toBe('Welcome to aurora');
  expect(all.at(-1)?.content).toBe('Message 501');

  const newest = async (count: number) =>
    (await platform.get(`/api/v1/public/chat/${guest.uuid}/messages?newest=${count}`)).body.data;
  expect(await newest(60)).toEqual(all.slice(-60));
  expect(await newest(900)).toEqual(all.slice(-500));

  const next = await guest.messages(Number(all[0]?.id));
  expect(next).toEqual(all.slice(1, 501));
  expect(await guest.messages(Number(next.at(-1)?.id))).toEqual(all.slice(501));
});
