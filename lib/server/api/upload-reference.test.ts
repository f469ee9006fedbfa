import { FILE_CONTENT } from '@/lib/contract/chat';
import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { GUEST } from '@/tests/peers/two-hotels';

/** What the upstream responds to an upload. */
let uploaded: unknown;
const gateway = gatewayToUpstream({
  settings: { RATE_LIMITS: 'off', DESK_TOKEN: 'the-token-of-the-operator' },
  respond: (_method, path) => (path.endsWith('/files') ? { body: uploaded } : undefined),
});
const call = (path: string, init: RequestInit, host = 'aurora') =>
  gateway.call(`public/chat/${path}`, { method: 'POST', ...init, host: `${host}.localhost:3000` });

describe('the file of a message', () => {
  let guest = 0;
  const newChat = () => `files-${guest++}`;
  const form = () => {
    const body = new FormData();
    body.append('file', new Blob(['a'], { type: 'image/png' }), 'a.png');
    return body;
  };
  const upload = async (answer: unknown, chat: string) => {
    uploaded = answer;
    const response = await call(`${chat}/files`, { body: form() });
    return { status: response.status, file: (await response.json()).data };
  };
  const send = async (file: unknown, chat: string, host = 'aurora') => {
    gateway.upstream.asked.length = 0;
    const body = { content: FILE_CONTENT, extra: { file }, person_uuid: GUEST };
    const headers = { 'content-type': 'application/json' };
    const { status } = await call(`${chat}/messages`, { headers, body: JSON.stringify(body) }, host);
    const messages = gateway.upstream.asked.filter(({ url }) => url.includes('/messages'));
    return { status, sent: messages.map((request) => JSON.parse(request.body).extra.file) };
  };
  const ELSEWHERE = 'https://cdn.example/guests/a.png?signature=x%2By&expires=7';

  it.each([
    ['a path', { data: 'chat/a.pdf' }, 'chat/a.pdf', '/storage/chat/a.pdf'],
    ['an address on another host', { data: ELSEWHERE }, ELSEWHERE, ELSEWHERE],
    ['an address without an envelope', JSON.stringify(ELSEWHERE), ELSEWHERE, ELSEWHERE],
    ['an object with a path', { data: { path: 'chat/a.pdf' } }, { path: 'chat/a.pdf' }, '/storage/chat/a.pdf'],
    ['an object with an address', { url: ELSEWHERE, id: 7 }, { url: ELSEWHERE, id: 7 }, ELSEWHERE],
    ['an object in an object', { data: { file: { path: 'a.png' } } }, { file: { path: 'a.png' } }, '/storage/a.png'],
  ])('is sent to the upstream as the upload was answered: %s', async (_what, answer, received, shown) => {
    const chat = newChat();
    const { file } = await upload(answer, chat);
    expect(file).toEqual({ path: shown, reference: expect.any(String) });
    expect(await send(file.reference, chat)).toEqual({ status: 404, sent: [received] });
  });

  it('is refused when it names a strange address, or one that was signed for another chat or hotel', async () => {
    const chat = newChat();
    const { reference } = (await upload({ data: ELSEWHERE }, chat)).file;
    const [, mac] = reference.slice('upload:'.length).split('.');
    const invented = Buffer.from(JSON.stringify('https://evil.example/a.pdf')).toString('base64url');
    const refused = { status: 422, sent: [] };
    for (const file of [
      ELSEWHERE,
      { url: ELSEWHERE },
      { path: ELSEWHERE },
      `upload:${invented}.${mac}`,
      `upload:${invented}`,
      'upload:',
      `${reference.slice(0, -1)}`,
    ])
      expect([file, await send(file, newChat())]).toEqual([file, refused]);
    expect(await send(reference, newChat())).toEqual(refused);
    expect(await send(reference, chat, 'borealis')).toEqual(refused);
    expect(await send({ path: 'chat/a.pdf', url: ELSEWHERE }, chat)).toEqual({
      status: 404,
      sent: [{ path: 'chat/a.pdf' }],
    });
  });

  it.each([
    ['no address', { data: 'javascript:alert(1)' }],
    ['an address of more than 4,000 characters', { data: `${ELSEWHERE}${'x'.repeat(4000)}` }],
  ])('counts as not uploaded when the upstream responds with %s', async (_what, answer) => {
    expect((await upload(answer, newChat())).status).toBe(503);
  });
});
