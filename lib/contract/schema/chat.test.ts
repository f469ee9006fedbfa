import { FILE_CONTENT } from '@/lib/contract/chat';
import { readChatPerson, readNewMessage, readRegistration, readRestart } from './chat-body';
import { DecodeError } from './decode-error';
import { decoders, decodersWith } from './decoders';
import type { Drop } from './drops';

describe('the response to a chat’s start', () => {
  const started = { uuid: 'c-1', initiator: { uuid: 'p-1' } };

  it.each([
    ['under data', { data: started }],
    ['without an envelope', started],
    ['with the guest at the root', { data: { uuid: 'c-1' }, initiator: { uuid: 'p-1' } }],
    ['in data.chat', { data: { chat: { uuid: 'c-1' }, initiator: { uuid: 'p-1' } } }],
    ['with additional fields', { data: { ...started, id: 4, name: 'Ana' } }],
  ])('reads a started chat %s', (_where, body) => {
    expect(decoders.startedChat(body)).toEqual(started);
  });

  it.each([{}, { data: null }, { data: { uuid: 'c-1' } }, { data: { initiator: { uuid: 'p-1' } } }, [], 'x'])(
    'rejects the incomplete response %j',
    (body) => {
      expect(() => decoders.startedChat(body)).toThrow(DecodeError);
    },
  );

  it('reads the guest’s id from initiator_id or from the initiator', () => {
    expect(decoders.chat({ data: { uuid: 'c-1', initiator_id: 3 } })).toMatchObject({ uuid: 'c-1', initiator_id: 3 });
    expect(decoders.chat({ uuid: 'c-1', initiator: { id: '3' } })).toMatchObject({ uuid: 'c-1', initiator_id: '3' });
    expect(decoders.chat({ data: { uuid: 'c-1' } })).toMatchObject({ uuid: 'c-1', initiator_id: null });
    expect(decoders.chat({ data: null })).toBeNull();
    expect(() => decoders.chat({ data: {} })).toThrow(DecodeError);
  });

  it.each([
    [{ hotel_read_id: 12 }, 12],
    [{ hotel_read_id: 0 }, 0],
    [{}, null],
    [{ hotel_read_id: {} }, null],
  ])('reads from %j how far the hotel has read', (more, expected) => {
    expect(decoders.chat({ data: { uuid: 'c-1', ...more } })).toMatchObject({ hotel_read_id: expected });
  });
});

describe('the response with a chat’s messages', () => {
  const blank = { file: null, pictures: [], buttons: [] };

  it.each([
    ['without an envelope', (list: unknown) => list],
    ['under data', (list: unknown) => ({ data: list })],
    ['on a page with a total', (list: unknown) => ({ data: { data: list, total: 1 } })],
    ['under the name messages', (list: unknown) => ({ data: { messages: list } })],
    ['with numbered keys', (list: unknown) => ({ data: { ...(list as object) } })],
  ])('reads messages %s', (_how, wrap) => {
    expect(decoders.chatMessages(wrap([{ id: 1, content: 'Hi' }])).map(({ id }) => id)).toEqual([1]);
  });

  it('requires nothing of a message but an id', () => {
    expect(decoders.chatMessages([{ id: 1 }, { content: 'whose?' }, null, 'x'])).toEqual([
      { id: 1, uuid: null, content: '', lang: null, initiator_id: null, initiator: null, created_at: '', extra: blank },
    ]);
  });

  it.each([
    ['de', 'de'],
    ['tat', 'tat'],
    ['" onclick="', null],
    ['DE', null],
    [7, null],
  ])('reads the language %j of a message as %j', (lang, expected) => {
    expect(decoders.chatMessage({ id: 1, lang })?.lang).toBe(expected);
  });

  it.each([
    ['chat/a.pdf', 'chat/a.pdf'],
    [{ path: 'chat/a.pdf' }, 'chat/a.pdf'],
    [{ url: 'https://cdn.example/a.pdf', name: 'a' }, 'https://cdn.example/a.pdf'],
    [{ file: { path: 'a.pdf' } }, 'a.pdf'],
    [{}, null],
    [7, null],
  ])('reads a file from %j', (file, path) => {
    expect(decoders.chatMessage({ id: 1, extra: { file } })?.extra.file).toBe(path);
  });

  it('drops pictures without an address and buttons without an action, and reports them', () => {
    const drops: Drop[] = [];
    const extra = {
      pictures: ['a.webp', { url: 'b.webp' }, { title: 'none' }],
      buttons: [
        { title: { de: 'Karte' }, msg_id: 12 },
        { title: 'Site', link: 'https://a.example' },
        { title: 'Nothing' },
        { msg_id: 1 },
      ],
    };
    const read = decodersWith({ onDrop: (drop) => drops.push(drop) }).chatMessage({ data: { id: 1, extra } });
    expect(read?.extra).toEqual({
      file: null,
      pictures: [{ url: 'a.webp' }, { url: 'b.webp' }],
      buttons: [
        { title: 'Karte', msg_id: '12', link: null },
        { title: 'Site', msg_id: null, link: 'https://a.example' },
      ],
    });
    expect(drops.map(({ entity }) => entity)).toEqual(['picture', 'button', 'button']);
  });

  it.each([
    [{ data: 'chat/a.pdf' }, 'chat/a.pdf', 'chat/a.pdf'],
    ['https://cdn.example/a.pdf', 'https://cdn.example/a.pdf', 'https://cdn.example/a.pdf'],
    [{ data: { url: 'chat/a.pdf', size: 7 } }, 'chat/a.pdf', { url: 'chat/a.pdf', size: 7 }],
    [{ path: 'chat/a.pdf' }, 'chat/a.pdf', { path: 'chat/a.pdf' }],
  ])(
    'reads the address in the response %j to an upload, and keeps the response as the reference',
    (body, path, reference) => {
      expect(decoders.chatFile(body)).toEqual({ path, reference });
    },
  );

  it('refuses a response to an upload without an address', () => {
    expect(() => decoders.chatFile({ data: {} })).toThrow(DecodeError);
  });
});

describe('the response with the usual wait for an answer', () => {
  const day = {
    start_date: null,
    end_date: null,
    days: Array(7).fill(true),
    start_time: '08:00:00',
    end_time: '22:00:00',
  };

  it.each([
    [{ data: { median_seconds: 90, schedule: null } }, { median_seconds: 90, schedule: null }],
    [{ median_seconds: null }, { median_seconds: null, schedule: null }],
    [{ median_seconds: -1 }, { median_seconds: null, schedule: null }],
    [
      { median_seconds: 90, schedule: { descr: null, days: [day] } },
      { median_seconds: 90, schedule: { descr: null, days: [day] } },
    ],
    [{ data: {} }, null],
    [{ data: [] }, null],
    ['<html>', null],
  ])('reads %j as %j', (body, expected) => {
    expect(decoders.chatAnswerTime(body)).toEqual(expected);
  });
});

describe('the bodies of the chat’s calls', () => {
  it('accepts a registration with only a name from someone who does not stay here', () => {
    const registration = { name: ' Ana ', hotel_uuid: 'h', lang: 'en', is_hotel_guest: false };
    expect(readRegistration(registration)).toEqual({
      ok: true,
      body: { ...registration, name: 'Ana', room_number: '', person_uuid: null, phone: '' },
    });
  });

  it('writes the digits of room and phone as 0–9', () => {
    const registration = { name: 'Ana', hotel_uuid: 'h', lang: 'ar', is_hotel_guest: true };
    expect(readRegistration({ ...registration, room_number: '١٠١ ', phone: '+٣٤٦٠٠' })).toMatchObject({
      body: { room_number: '101', phone: '+34600' },
    });
  });

  it('passes on the uuid of a start', () => {
    const registration = { name: 'Ana', hotel_uuid: 'h', lang: 'en', is_hotel_guest: false, uuid: 's' };
    expect(readRegistration(registration)).toMatchObject({ ok: true, body: { uuid: 's' } });
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: '\u200b\u3164' }],
    ['name', { name: 'x'.repeat(201) }],
    ['lang', { lang: 'english' }],
    ['is_hotel_guest', { is_hotel_guest: 'yes' }],
    ['phone', { phone: '1'.repeat(51) }],
  ])('refuses a registration under the field %s', (field, change) => {
    const read = readRegistration({ name: 'Ana', hotel_uuid: 'h', lang: 'en', is_hotel_guest: true, ...change });
    expect(read.ok ? {} : read.fields).toHaveProperty(field);
  });

  it('accepts a text, a command or a file, and drops other fields', () => {
    const words = { content: 'Hi', person_uuid: 'p', lang: 'en' };
    const file = { content: FILE_CONTENT, extra: { file: 'a.pdf' }, person_uuid: 'p' };
    const object = { ...file, extra: { file: { path: 'a.pdf' } } };
    expect(readNewMessage({ ...words, initiator_id: 1 })).toEqual({ ok: true, body: words });
    expect(readNewMessage({ ...words, command: '4', uuid: 'm' })).toEqual({
      ok: true,
      body: { ...words, command: '4', uuid: 'm' },
    });
    expect(readNewMessage({ ...file, extra: { file: 'a.pdf', type: 'x' } })).toEqual({ ok: true, body: file });
    expect(readNewMessage({ ...object, extra: { file: { path: 'a.pdf', url: 'x' } } })).toEqual({
      ok: true,
      body: object,
    });
    for (const sent of [{}, null, [], { ...words, content: '  ' }, { ...words, person_uuid: '' }, { content: 'Hi' }])
      expect(readNewMessage(sent).ok).toBe(false);
  });

  it('accepts 4,000 characters, also of two UTF-16 units each, and no more', () => {
    const words = { person_uuid: 'p', lang: 'en' };
    expect(readNewMessage({ ...words, content: '🛎'.repeat(4000) }).ok).toBe(true);
    expect(readNewMessage({ ...words, content: 'x'.repeat(4001) }).ok).toBe(false);
  });

  it('accepts a language for a restart, and a person who marks messages as read', () => {
    expect(readRestart({ lang: 'de' })).toEqual({ ok: true, body: { lang: 'de' } });
    expect(readRestart(null).ok).toBe(false);
    expect(readChatPerson({ person_uuid: 'p' })).toEqual({ ok: true, body: { person_uuid: 'p' } });
    expect(readChatPerson({}).ok).toBe(false);
  });
});
