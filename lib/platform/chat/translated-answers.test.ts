import { platformPerFile } from '@/tests/builders/platform/embedded-platform';
import { chatAt, messageIn } from '@/tests/builders/platform/guest-chat';
import { emptySqlite } from '@/tests/builders/platform/stores';
import { startTranslationServer, type TranslationServer } from '@/tests/peers/translation-server';
import { createTranslator } from '../translation/create-translator';
import type { Translator } from '../translation/translator';

let server: TranslationServer;
let reached: Translator;
beforeEach(async () => {
  server = await startTranslationServer({ phrases: { 'Sofort!': '¡Enseguida!' } });
  const service = { url: server.url, key: null };
  reached = createTranslator({ service, now: () => new Date(), onFailure: () => undefined, timeoutMs: 2_000 });
});
afterEach(() => server.close());

const translator: Translator = { translate: (texts, languages) => reached.translate(texts, languages) };
const platform = platformPerFile(emptySqlite, { translator });
const without = platformPerFile(emptySqlite);

const spanishChat = () => chatAt(platform, 'aurora', { lang: 'es' });

const answer = async (uuid: string, body: object) =>
  messageIn(await platform.desk('aurora', `/chats/${uuid}/messages`, body));

describe('an answer of staff', () => {
  it('reaches the guest translated, marked in their language, with what was typed', async () => {
    const chat = await spanishChat();
    const sent = await answer(chat.uuid, { content: 'Sofort!', translate_from: 'de' });
    expect(sent).toMatchObject({
      content: '¡Enseguida!\n\nTraducción automática. El original:\nSofort!',
      lang: 'es',
    });
    expect((await chat.messages()).at(-1)?.content).toBe(sent.content);
  });

  it('is the first one again when it is sent twice', async () => {
    const chat = await spanishChat();
    const body = { content: 'Sofort!', translate_from: 'de', uuid: '0b7c7d64-5d0e-4c0e-9a0e-3f6f5d1c2b3a' };
    const first = await answer(chat.uuid, body);
    server.breakBy('HTML');
    expect(await answer(chat.uuid, body)).toEqual(first);
  });

  it.each([
    ['in the guest’s language', { translate_from: 'es' }],
    ['for which nobody wants a translation', {}],
  ])('%s goes as typed', async (_case, more) => {
    const chat = await spanishChat();
    expect(await answer(chat.uuid, { content: 'Ya va', ...more })).toMatchObject({ content: 'Ya va', lang: null });
    expect(server.asked).toEqual([]);
  });

  it.each(['HTML', 'silent', 'error'] as const)('goes as typed when the service answers with %s', async (fault) => {
    server.breakBy(fault);
    const chat = await spanishChat();
    expect(await answer(chat.uuid, { content: 'Sofort!', translate_from: 'de' })).toMatchObject({
      content: 'Sofort!',
      lang: null,
    });
  });

  it('goes as typed when there is no room for both', async () => {
    const chat = await spanishChat();
    const content = 'a'.repeat(2500);
    expect(await answer(chat.uuid, { content, translate_from: 'de' })).toMatchObject({ content });
  });

  it('goes as typed where there is no service', async () => {
    const chat = await chatAt(without, 'aurora', { lang: 'es' });
    const body = { content: 'Sofort!', translate_from: 'de' };
    const response = await without.desk('aurora', `/chats/${chat.uuid}/messages`, body);
    expect(messageIn(response)).toMatchObject({ content: 'Sofort!', lang: null });
  });
});

describe('the call for translations', () => {
  const translate = (body: object, on = platform) => on.desk('aurora', '/translations', body);

  it('translates texts of a guest and of staff', async () => {
    const response = await translate({ texts: ['Hola', ''], from: 'es', to: 'de' });
    expect([response.status, response.body.data]).toEqual([200, { texts: ['[de] Hola', null] }]);
  });

  it('translates nothing between the same languages, and nothing without a service', async () => {
    expect((await translate({ texts: ['Hola'], from: 'es', to: 'es' })).body.data).toEqual({ texts: [null] });
    expect((await translate({ texts: ['Hola'], from: 'es', to: 'de' }, without)).body.data).toEqual({ texts: [null] });
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['no text', { texts: [] }],
    ['more than twenty texts', { texts: Array(21).fill('Hola') }],
    ['a longer text than a message', { texts: ['a'.repeat(8001)] }],
    ['what is no language', { texts: ['Hola'], from: '../etc' }],
  ])('refuses %s', async (_case, parts) => {
    expect((await translate({ from: 'es', to: 'de', ...parts })).status).toBe(422);
  });

  it('needs the hotel’s key', async () => {
    const response = await platform.post('/api/desk/v1/translations', { texts: ['Hola'], from: 'es', to: 'de' });
    expect(response.status).toBe(401);
    expect(server.asked).toEqual([]);
  });

  it('tells the desk whether there is a service, and nothing else of it', async () => {
    const settings = async (on: typeof platform) => (await on.desk('aurora', '/settings')).body.data;
    expect([await settings(platform), await settings(without)]).toMatchObject([
      { translates: true },
      { translates: false },
    ]);
    expect(JSON.stringify(await settings(platform))).not.toContain(server.url);
  });
});
