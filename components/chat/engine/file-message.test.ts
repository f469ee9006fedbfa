import { chatAtHotel } from '@/tests/builders/chat/chat-at-hotel';

/** The bodies of the messages that reached the server. */
const sent: unknown[] = [];
const chat = chatAtHotel(async (request, fetch) => {
  if (request.method === 'POST' && request.url.endsWith('/messages')) sent.push(await request.clone().json());
  return fetch(request);
});

it('names a file by the reference of its upload, shows its address, and keeps both over a reload', async () => {
  const tab = await chat.start();
  chat.network.cut();
  tab.engine.sendFile({ name: 'a.png', url: 'https://cdn.example/a.png', reference: 'upload:a.b' });
  await chat.pass(1_000);
  expect(tab.messages().at(-1)?.file?.url).toBe('https://cdn.example/a.png');
  tab.kill();
  chat.network.restore();
  chat.phone.openTab();
  await chat.pass(1_000);
  expect(sent).toEqual([expect.objectContaining({ content: '*file*', extra: { file: 'upload:a.b' } })]);
});
