import { FILE_CONTENT } from '@/lib/contract/chat';
import { gatewayToUpstream } from '@/tests/builders/api/gateway-to-upstream';
import { AURORA, BOREALIS, GUEST, GUEST_CHAT } from '@/tests/peers/two-hotels';
import { handleApi } from './handle-api';

const gateway = gatewayToUpstream({
  settings: {
    DESK_TOKEN: 'the-token-of-the-operator',
    RATE_MESSAGES_PER_MINUTE: '8',
    RATE_UPLOADS_PER_MINUTE: '4',
    RATE_ORDERS_PER_MINUTE: '2',
  },
});
type Init = Parameters<typeof gateway.call>[1];
const call = (path: string, init: Init = {}) => gateway.call(`public/chat/${path}`, init);
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const chats = () => gateway.upstream.asked.filter(({ url }) => url.includes('/chat/'));
const registration = (more: object = {}) => ({
  name: ' Ana ',
  room_number: '12',
  hotel_uuid: AURORA.uuid,
  lang: 'en',
  is_hotel_guest: true,
  ...more,
});

describe('starting a chat', () => {
  it('starts a chat at the host’s hotel and returns the guest’s person uuid', async () => {
    const response = await post('start', registration({ is_staff: true }));
    expect(await response.json()).toEqual({ data: { uuid: GUEST_CHAT, initiator: { uuid: GUEST } } });
    expect(JSON.parse(chats()[0]?.body ?? '')).toEqual({
      ...registration(),
      name: 'Ana',
      person_uuid: null,
      phone: '',
    });
  });

  it('refuses to start a chat at another hotel', async () => {
    expect((await post('start', registration({ hotel_uuid: BOREALIS.uuid }))).status).toBe(404);
    expect(chats()).toEqual([]);
  });

  it('refuses to start a chat without a name', async () => {
    const response = await post('start', registration({ name: '  ' }));
    expect([response.status, Object.keys((await response.json()).data.data)]).toEqual([422, ['name']]);
  });

  it('limits new chats of one person and of one device without limiting those of new guests', async () => {
    const start = async (person_uuid: string | null, phone: string) =>
      (await post('start', registration({ person_uuid }), { 'user-agent': phone })).status;
    expect([await start(GUEST, 'one'), await start(GUEST, 'two'), await start(GUEST, 'three')]).toEqual([
      200, 200, 429,
    ]);
    expect([await start(null, 'four'), await start('made-up', 'four'), await start('again', 'four')]).toEqual([
      200, 200, 429,
    ]);
    expect(await start(null, 'five')).toBe(200);
  });
});

describe('reading a chat', () => {
  it('returns the guest’s name and role in a chat', async () => {
    const response = await call(`${GUEST_CHAT}?person_uuid=${GUEST}&token=x`);
    expect(await response.json()).toEqual({ data: { uuid: GUEST_CHAT, initiator_id: 3, hotel_read_id: null } });
    expect(chats()[0]?.url).toBe(`/api/v1/public/chat/${GUEST_CHAT}?person_uuid=${GUEST}`);
  });

  it('returns the chat messages after the last known id, made safe to show', async () => {
    const { data } = await (await call(`${GUEST_CHAT}/messages?last-message-id=6`)).json();
    expect(data).toEqual([
      {
        id: 7,
        lang: null,
        uuid: null,
        content: 'Hello',
        initiator_id: 3,
        initiator: { name: 'Desk' },
        created_at: '2026-05-01T10:00:00Z',
        extra: {
          file: '/storage/chat/a.pdf',
          pictures: [{ url: 'https://cdn.example/a.webp' }],
          buttons: [{ title: 'Menu', msg_id: '4', link: null }],
        },
      },
    ]);
    await call(`${GUEST_CHAT}/messages?last-message-id=`);
    for (const newest of ['60', '0', '-1', 'all', '']) await call(`${GUEST_CHAT}/messages?newest=${newest}`);
    expect(chats().map(({ url }) => url.split('/messages')[1])).toEqual([
      ...['?last-message-id=6', '', '?newest=60'],
      ...['', '', '', ''],
    ]);
    expect((await (await call(`${GUEST_CHAT}/messages/7`)).json()).data.id).toBe(7);
  });

  it('restarts a chat in another language and marks it as read, even if the platform’s response has an unknown form', async () => {
    const done = { data: { status: 'ok' } };
    expect(await (await post(`${GUEST_CHAT}/restart`, { lang: 'de' })).json()).toEqual(done);
    expect(await (await post(`${GUEST_CHAT}/mark-as-read`, { person_uuid: GUEST })).json()).toEqual(done);
    expect((await post(`${GUEST_CHAT}/restart`, { lang: '../de' })).status).toBe(422);
  });

  it('lets a guest leave a chat behind a platform that does not know the call', async () => {
    const left = await post(`${GUEST_CHAT}/leave`, { person_uuid: GUEST });
    expect([left.status, await left.json()]).toEqual([200, { data: { status: 'ok' } }]);
    expect(chats().at(-1)?.url).toBe(`/api/v1/public/chat/${GUEST_CHAT}/leave`);
    expect((await post(`${GUEST_CHAT}/leave`, {})).status).toBe(422);
  });

  it('responds with 404 for a chat that the platform does not know', async () => {
    expect((await call('no-such-chat')).status).toBe(404);
  });
});

describe('the usual wait for an answer', () => {
  it('is null behind an upstream that does not know the call', async () => {
    const response = await handleApi(
      new Request(`http://localhost:3000/api/v1/public/hotels/${AURORA.uuid}/chat-answer-time`, {
        headers: { host: 'aurora.localhost:3000', 'x-forwarded-for': '203.0.113.7' },
      }),
    );
    expect([response.status, await response.json()]).toEqual([200, { data: null }]);
    expect(gateway.upstream.asked.some(({ url }) => url.endsWith('/chat-answer-time'))).toBe(true);
  });
});

describe('a message', () => {
  const send = (body: object, chat = GUEST_CHAT) => post(`${chat}/messages`, { person_uuid: GUEST, ...body });

  it.each([
    ['text', { content: 'Hello', lang: 'en', uuid: 'm-1' }],
    ['a command', { content: 'Menu', command: '4', lang: 'en' }],
    ['a file', { content: FILE_CONTENT, extra: { file: 'chat/a.pdf' } }],
  ])('passes a chat message with %s on unchanged', async (_what, body) => {
    expect((await send(body)).status).toBe(200);
    expect(JSON.parse(chats()[0]?.body ?? '')).toEqual({ person_uuid: GUEST, ...body });
  });

  it.each([
    ['without text', { content: ' \n', lang: 'en' }],
    ['of more than 4,000 characters', { content: 'x'.repeat(4001), lang: 'en' }],
    ['with a file of another site', { content: FILE_CONTENT, extra: { file: 'https://evil.example/a.pdf' } }],
    ['that announces a file and has none', { content: FILE_CONTENT, extra: {} }],
  ])('refuses a chat message %s', async (_what, body) => {
    expect((await send(body, 'another-chat')).status).toBe(422);
    expect(chats()).toEqual([]);
  });

  it('limits the messages of one chat per minute', async () => {
    const statuses = [];
    for (let time = 0; time < 9; time += 1) statuses.push((await send({ content: 'Hi', lang: 'en' }, 'busy')).status);
    expect(statuses).toEqual([...Array(8).fill(404), 429]);
    expect((await send({ content: 'Hi', lang: 'en' }, 'calm')).status).toBe(404);
  });
});

describe('an upload to a chat', () => {
  const MEGABYTE = 1024 * 1024;
  const formWith = (bytes: number) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes).fill(97)], { type: 'image/png' }), 'a.png');
    return form;
  };
  let chat = 0;
  const upload = (init: Init, name = `upload-${chat++}`) => call(`${name}/files`, { method: 'POST', ...init });

  it('streams an upload to the platform and returns the address of the file', async () => {
    const response = await upload({ body: formWith(2 * MEGABYTE) }, GUEST_CHAT);
    expect((await response.json()).data.path).toBe('/storage/chat/a.pdf');
    const [passed] = chats();
    expect(passed?.headers['content-type']).toMatch(/^multipart\/form-data; *boundary=/);
    expect(passed?.headers['x-forwarded-for']).toBe('203.0.113.7');
    expect(passed?.body.length).toBeGreaterThan(2 * MEGABYTE);
    expect(passed?.body).toContain('name="file"; filename="a.png"');
  });

  it('refuses an upload of more than 10 MB, whether it declares its length or not', async () => {
    expect((await upload({ body: formWith(11 * MEGABYTE) })).status).toBe(413);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(50 * MEGABYTE) };
    const refusal = await upload({ body: 'x', headers });
    expect([refusal.status, refusal.headers.get('connection')]).toEqual([413, 'close']);
    expect(chats().map(({ body }) => body)).not.toContainEqual(expect.stringContaining('a'.repeat(10 * MEGABYTE)));
  });

  it.each([
    ['that is not a form', { 'content-type': 'image/png' }, 422],
    ['that is JSON', { 'content-type': 'application/json' }, 422],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from another site, by a browser that sends only Origin', { origin: 'https://evil.example' }, 403],
    ['with Origin: null', { origin: 'null' }, 403],
  ])('refuses an upload %s', async (_what, headers, status) => {
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await upload({ body: '--x--', headers: { ...form, ...headers } })).status).toBe(status);
    expect(chats()).toEqual([]);
  });

  it('accepts an upload from a page of the host', async () => {
    const headers = { origin: 'https://aurora.localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await upload({ body: formWith(10), headers }, GUEST_CHAT)).status).toBe(200);
  });

  it('limits the uploads of one chat per minute', async () => {
    const statuses = [];
    for (let time = 0; time < 5; time += 1) statuses.push((await upload({ body: formWith(10) }, 'album')).status);
    expect(statuses).toEqual([404, 404, 404, 404, 429]);
  });
});
