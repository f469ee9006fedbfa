import { v4 } from 'uuid';
import type { Endpoint, Multipart } from '@/lib/contract/call';
import type { Chat, ChatMessage, ChatRegistration, FileReference, StartedChat } from '@/lib/contract/chat';
import { type ChatApi, createChatApi } from '@/lib/contract/chat-api';
import { chatDecodersWith } from '@/lib/contract/schema/chat';
import { sameId } from '@/lib/domain/id';
import { FILE_BYTES } from '@/tests/builders/platform/file-bytes';
import { acceptedValue, type TestedHotel } from './guest-order';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const MEGABYTE = 1024 * 1024;

/** A form with one file, as a browser sends it. */
function formWith(name: string, bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  return form;
}

/**
 * The form as one stream without a content length, because Node's fetch cannot stop sending a form: the error would
 * only reach the process.
 */
async function unmeasured(form: FormData): Promise<Multipart> {
  const whole = new Response(form);
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
  return { type: whole.headers.get('content-type') ?? '', length: null, body };
}

/**
 * Tests of the chat with the hotel: starting, writing and reading, files. Rules: chat/CH3, chat/CH6,
 * platform-calls/W22, chat/CH5, chat/CH11, chat/CH13.
 */
export function chatContract(tested: () => TestedHotel, endpoint: () => Endpoint): void {
  let api: ChatApi;
  let begun: StartedChat;
  let chat: Chat;

  const registration = (changes: Partial<ChatRegistration> = {}): ChatRegistration => ({
    name: 'A guest',
    room_number: tested().hotel.limit_room[0] ?? '1',
    hotel_uuid: tested().hotel.uuid,
    lang: 'en',
    person_uuid: null,
    is_hotel_guest: true,
    phone: '',
    ...changes,
  });
  const say = async (content: string, more: { uuid?: string; command?: string } = {}): Promise<ChatMessage> =>
    acceptedValue(await api.send(begun.uuid, { content, person_uuid: begun.initiator.uuid, lang: 'en', ...more }));
  const saidAfter = async (message: ChatMessage | null) =>
    acceptedValue(await api.messages(begun.uuid, message?.id ?? null));
  const isOwn = (message: ChatMessage) => sameId(message.initiator_id, chat.initiator_id);
  const isOff = () => !tested().hotel.is_active_chat;

  beforeAll(async () => {
    api = createChatApi({ ...endpoint(), decoders: chatDecodersWith(() => {}) });
    if (isOff()) return;
    begun = acceptedValue(await api.start(registration()));
    chat = acceptedValue(await api.chat(begun.uuid, begun.initiator.uuid));
  });

  it('refuses to start a chat at a hotel whose chat is disabled', async () => {
    if (!isOff()) return;
    expect((await api.start(registration())).ok).toBe(false);
  });

  it('requires a name to start a chat, and a room from guests who stay at the hotel', async () => {
    if (isOff()) return;
    const nameless = await api.start(registration({ name: ' ' }));
    expect(nameless.ok ? {} : nameless.refusal.fields).toHaveProperty('name');
    const roomless = await api.start(registration({ room_number: '' }));
    expect(roomless.ok ? {} : roomless.refusal.fields).toHaveProperty('room_number');
    expect((await api.start(registration({ room_number: '', is_hotel_guest: false }))).ok).toBe(true);
    expect((await api.start(registration({ hotel_uuid: NOBODY }))).ok).toBe(false);
  });

  it('returns the same chat when a guest starts again with their person uuid, also several times at once', async () => {
    if (isOff()) return;
    const person_uuid = begun.initiator.uuid;
    const starts = await Promise.all([1, 2, 3].map(() => api.start(registration({ person_uuid }))));
    for (const start of starts) expect(acceptedValue(start)).toEqual(begun);
  });

  it('returns a guest’s messages after the earlier ones and marks them as their own', async () => {
    if (isOff()) return;
    const before = await saidAfter(null);
    const first = await say('Good day,\nis the pool open? 🏊');
    expect(first).toMatchObject({ content: 'Good day,\nis the pool open? 🏊', initiator: { name: 'A guest' } });
    expect(Date.parse(first.created_at)).not.toBeNaN();
    expect(isOwn(first)).toBe(true);
    expect(before.filter(isOwn)).toEqual([]);
    const second = await say('Or the sauna?');
    expect((await saidAfter(before.at(-1) ?? null)).filter(isOwn)).toEqual([first, second]);
    expect((await saidAfter(first)).filter(isOwn)).toEqual([second]);
    expect(acceptedValue(await api.message(begun.uuid, first.id))).toEqual(first);
  });

  it('returns the newest messages of a chat, oldest first, or all where the platform knows no number', async () => {
    if (isOff()) return;
    for (const content of ['Third but one', 'Last but one', 'Last']) await say(content);
    const all = await saidAfter(null);
    const newest = async (count: number) => acceptedValue(await api.newestMessages(begun.uuid, count));
    expect([all.slice(-2), all]).toContainEqual(await newest(2));
    expect(await newest(500)).toEqual(all.slice(-500));
  });

  it('stores a message with a repeated uuid once', async () => {
    if (isOff()) return;
    const uuid = v4();
    const first = await say('Only once', { uuid });
    expect(await say('Only once', { uuid })).toEqual(first);
    expect((await saidAfter(null)).filter(({ content }) => content === 'Only once')).toHaveLength(1);
  });

  it('refuses messages that are empty or longer than 4,000 characters', async () => {
    if (isOff()) return;
    for (const content of [' \n ', 'x'.repeat(4001)]) {
      const refused = await api.send(begun.uuid, { content, person_uuid: begun.initiator.uuid, lang: 'en' });
      expect(refused.ok ? {} : refused.refusal.fields).toHaveProperty('content');
    }
    expect((await say('x'.repeat(4000))).content).toHaveLength(4000);
  });

  it('responds to a chat button that triggers a flow', async () => {
    if (isOff()) return;
    const buttons = (await saidAfter(null)).flatMap(({ extra }) => extra.buttons);
    const button = buttons.find(({ msg_id }) => msg_id !== null);
    // Not every hotel has a bot.
    if (button === undefined) return;
    const pressed = await say(button.title, { command: button.msg_id ?? '' });
    const responses = await saidAfter(pressed);
    expect(responses.length).toBeGreaterThan(0);
    expect(responses.filter(isOwn)).toEqual([]);
  });

  it('restarts a chat in every language of the hotel, and marks it as read', async () => {
    if (isOff()) return;
    const { languages } = acceptedValue(await tested().api.hotel(tested().code));
    for (const { code } of languages) acceptedValue(await api.restart(begun.uuid, code));
    acceptedValue(await api.markAsRead(begun.uuid, begun.initiator.uuid));
  });

  it('refuses to let other persons read, write or mark a chat', async () => {
    if (isOff()) return;
    const message = { content: 'It is me', person_uuid: NOBODY, lang: 'en' };
    const refused = [
      await api.chat(begun.uuid, NOBODY),
      await api.send(begun.uuid, message),
      await api.markAsRead(begun.uuid, NOBODY),
      await api.chat(NOBODY, begun.initiator.uuid),
      await api.messages(NOBODY),
      await api.message(begun.uuid, 999_999_999),
      await api.send(NOBODY, { ...message, person_uuid: begun.initiator.uuid }),
      await api.restart(NOBODY, 'en'),
      await api.upload(NOBODY, formWith('a.png', FILE_BYTES.png)),
    ];
    for (const response of refused)
      expect(['not-found', 'forbidden']).toContain(response.ok ? 'ok' : response.refusal.kind);
  });

  describe('a file in a chat', () => {
    const upload = (name: string, bytes: Uint8Array<ArrayBuffer>) => api.upload(begun.uuid, formWith(name, bytes));
    const fileMessage = (file: FileReference) =>
      api.send(begun.uuid, { content: '*file*', extra: { file }, person_uuid: begun.initiator.uuid });

    it('accepts an uploaded file in a message, and serves it as a download with its type', async () => {
      if (isOff()) return;
      const { path, reference } = acceptedValue(await upload('holiday.png', FILE_BYTES.png));
      expect(path).toMatch(/^\/storage\//);
      for (const named of [reference, path, { path }])
        expect(acceptedValue(await fileMessage(named))).toMatchObject({ content: '*file*', extra: { file: path } });
      const { send, base } = endpoint();
      const file = await send(new Request(`${base}${path}`));
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
      expect(file.headers.get('x-content-type-options')).toBe('nosniff');
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(FILE_BYTES.png);
    });

    it('refuses an upload whose content does not match its name', async () => {
      if (isOff()) return;
      const hostile: readonly [string, Uint8Array<ArrayBuffer>][] = [
        ['photo.png', FILE_BYTES.exe],
        ['setup.exe', FILE_BYTES.exe],
        ['photo.png.exe', FILE_BYTES.png],
        ['drawing.svg', FILE_BYTES.svg],
        ['drawing.png', FILE_BYTES.svg],
        ['page.html', FILE_BYTES.txt],
        ['nothing.png', new Uint8Array()],
      ];
      for (const [name, bytes] of hostile) {
        const refused = await upload(name, bytes);
        expect([name, refused.ok ? {} : refused.refusal.fields]).toEqual([name, { file: expect.any(String) }]);
      }
    });

    it('refuses an upload of more than ten megabytes', async () => {
      if (isOff()) return;
      const large = new Uint8Array(11 * MEGABYTE);
      large.set(FILE_BYTES.png);
      const form = await unmeasured(formWith('photo.png', large));
      expect(await api.upload(begun.uuid, form)).toMatchObject({ ok: false, refusal: { kind: 'too-large' } });
    });

    it('stores an upload under a safe path, whatever path its name contains', async () => {
      if (isOff()) return;
      for (const name of ['../../../etc/passwd.png', '..\\..\\photo.png', '/etc/cron.d/photo.png', 'photo..png']) {
        const { path } = acceptedValue(await upload(name, FILE_BYTES.png));
        expect(path).toMatch(/^\/storage\/[^.\\]+\.png$/);
      }
    });

    it('refuses a message with a file that was not uploaded to this chat', async () => {
      if (isOff()) return;
      const strange = 'https://elsewhere.example/a.png';
      for (const file of ['/storage/nowhere.png', strange, '/etc/passwd', { path: strange }, { url: strange }]) {
        expect(await fileMessage(file)).toMatchObject({ ok: false, refusal: { kind: 'invalid' } });
      }
    });
  });
}
