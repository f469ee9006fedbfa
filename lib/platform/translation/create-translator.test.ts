import {
  startTranslationServer,
  type TranslationFault,
  type TranslationServer,
} from '@/tests/peers/translation-server';
import { PAUSE_MS } from './circuit';
import { createTranslator, type TranslationFailure } from './create-translator';

let server: TranslationServer;
let clock = 0;
let failures: TranslationFailure[] = [];

beforeEach(async () => {
  [clock, failures] = [0, []];
  server = await startTranslationServer({ phrases: { 'Más almohadas, por favor': 'Mehr Kissen, bitte' } });
});
afterEach(() => server.close());

const translator = (parts: { url?: string; key?: string; timeoutMs?: number } = {}) =>
  createTranslator({
    service: { url: parts.url ?? server.url, key: parts.key ?? null },
    now: () => new Date(clock),
    onFailure: (failure) => failures.push(failure),
    timeoutMs: parts.timeoutMs ?? 20_000,
  });

const FROM_SPANISH = { from: 'es', to: 'de' };

/** Asks again until the server that had failed has been tried and is used again. */
async function untilTranslated(one: ReturnType<typeof translator>, text: string): Promise<string> {
  for (;;) {
    const [translated] = await one.translate([text], FROM_SPANISH);
    if (translated) return translated;
    // Lets the response of the try come in.
    await new Promise((done) => setImmediate(done));
  }
}

describe('a server that works', () => {
  it('is asked in LibreTranslate’s protocol, with the codes that it knows', async () => {
    const texts = ['Más almohadas, por favor', 'Hola'];
    expect(await translator({ key: 'secret' }).translate(texts, { from: 'cn', to: 'ua' })).toEqual([
      'Mehr Kissen, bitte',
      '[uk] Hola',
    ]);
    expect(server.asked[0]).toEqual({ q: texts[0], source: 'zh', target: 'uk', format: 'text', api_key: 'secret' });
  });

  it('gets no key where there is none', async () => {
    await translator().translate(['Hola'], FROM_SPANISH);
    expect(server.asked).toEqual([{ q: 'Hola', source: 'es', target: 'de', format: 'text' }]);
  });

  it('is asked once for the same text, at the same time and later, and never for a blank one', async () => {
    const one = translator();
    const calls = [one.translate(['Hola', 'Hola', ' \u200b'], FROM_SPANISH), one.translate(['Hola'], FROM_SPANISH)];
    expect(await Promise.all(calls)).toEqual([['[de] Hola', '[de] Hola', null], ['[de] Hola']]);
    expect(await one.translate(['Hola'], FROM_SPANISH)).toEqual(['[de] Hola']);
    expect(server.asked).toHaveLength(1);
  });

  it('is asked again for the other direction', async () => {
    const one = translator();
    await one.translate(['Hola'], FROM_SPANISH);
    expect(await one.translate(['Hola'], { from: 'de', to: 'es' })).toEqual(['[es] Hola']);
  });

  it('refuses a language that it lacks, and goes on with the others', async () => {
    const one = translator();
    expect(await one.translate(['Сәлам'], { from: 'tat', to: 'de' })).toEqual([null]);
    expect(await one.translate(['Hola'], FROM_SPANISH)).toEqual(['[de] Hola']);
    expect(await one.translate(['Сәлам'], { from: 'tat', to: 'de' })).toEqual([null]);
    expect(server.asked).toHaveLength(2);
    expect(failures).toEqual([{ kind: 'refused', status: 400 }]);
  });

  it('refuses a long text, and no other of the call', async () => {
    expect(await translator().translate(['a'.repeat(6000), 'Hola'], FROM_SPANISH)).toEqual([null, '[de] Hola']);
  });

  it('translates many texts in their order', async () => {
    const texts = Array.from({ length: 60 }, (_, number) => `Número ${number}`);
    expect(await translator().translate(texts, FROM_SPANISH)).toEqual(texts.map((text) => `[de] ${text}`));
  });
});

describe('a server that does not work', () => {
  it.each<[TranslationFault, TranslationFailure]>([
    ['silent', { kind: 'too slow', status: null }],
    ['HTML', { kind: 'no JSON', status: null }],
    ['error', { kind: 'status', status: 500 }],
    ['too large', { kind: 'too large', status: null }],
    ['cut off', { kind: 'no connection', status: null }],
    ['empty', { kind: 'no JSON', status: null }],
    ['redirect', { kind: 'status', status: 302 }],
  ])('gives no translation when its answer is %s, and one report', async (fault, failure) => {
    server.breakBy(fault);
    const texts = Array.from({ length: 20 }, (_, number) => `Hola ${number}`);
    const one = translator(fault === 'silent' ? { timeoutMs: 300 } : {});
    expect(await one.translate(texts, FROM_SPANISH)).toEqual(texts.map(() => null));
    expect(await one.translate(['Hola'], FROM_SPANISH)).toEqual([null]);
    expect(failures).toEqual([failure]);
  });

  it('gives none when nobody listens, or the key is wrong', async () => {
    await server.close();
    expect(await translator().translate(['Hola'], FROM_SPANISH)).toEqual([null]);
    server = await startTranslationServer({ key: 'another' });
    expect(await translator({ key: 'secret' }).translate(['Hola'], FROM_SPANISH)).toEqual([null]);
    expect(failures).toEqual([
      { kind: 'no connection', status: null },
      { kind: 'status', status: 403 },
    ]);
  });

  it('is left alone after a failure, and nobody waits for it', async () => {
    server.breakBy('silent');
    const one = translator({ timeoutMs: 300 });
    await one.translate(['Hola'], FROM_SPANISH);
    const asked = server.asked.length;
    clock = PAUSE_MS - 1;
    expect(await one.translate(['Adiós', 'Gracias'], FROM_SPANISH)).toEqual([null, null]);
    expect(server.asked).toHaveLength(asked);
  });

  it('is tried by one request after a while, for which nobody waits, and is used again when it works', async () => {
    server.breakBy('error');
    const one = translator();
    await one.translate(['Hola'], FROM_SPANISH);
    server.breakBy(null);
    clock = PAUSE_MS;
    expect(await one.translate(['Hola', 'Gracias'], FROM_SPANISH)).toEqual([null, null]);
    expect(await untilTranslated(one, 'Gracias')).toBe('[de] Gracias');
    expect(server.asked.map(({ q }) => q)).toEqual(['Hola', 'Hola', 'Gracias']);
  });

  it('is reported once a minute for each kind of failure', async () => {
    const one = translator();
    for (const minute of [0, 0.5, 1, 1.6, 2.1]) {
      clock = minute * 60_000;
      // It works again in between, because a failure is waited for only while the server is believed to work.
      server.breakBy(null);
      await untilTranslated(one, `Gracias ${minute}`);
      server.breakBy('error');
      expect(await one.translate([`Hola ${minute}`], FROM_SPANISH)).toEqual([null]);
    }
    expect(failures).toHaveLength(3);
    expect(JSON.stringify(failures)).not.toContain('Hola');
  });
});
