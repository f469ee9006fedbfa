import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does in place of a translation. */
export type TranslationFault = 'silent' | 'HTML' | 'error' | 'too large' | 'cut off' | 'empty' | 'redirect';

type Asked = { q: string; source: string; target: string; format: string; api_key?: string };

/** A server that speaks the protocol of LibreTranslate and puts the language before each text in place of a model. */
export type TranslationServer = {
  url: string;
  /** Every request for a translation, oldest first. */
  asked: Asked[];
  /** Lets the following requests fail; null: none. */
  breakBy(fault: TranslationFault | null): void;
  close(): Promise<void>;
};

/** As many as LibreTranslate has with its usual models; Tatar, Kyrgyz and Montenegrin are not among them. */
const LANGUAGES = 'ar az cs da de el en es et fa fr he hi hu it ja ko lv nl pl pt ro ru sk sl sq sv tr uk zh'.split(
  ' ',
);

type Options = {
  /** Translations by text; another text is returned in brackets behind its language, as in `[de] Hola`. */
  phrases?: Readonly<Record<string, string>>;
  /** The key that each request must have; null: none. */
  key?: string | null;
  /** Maximum characters of a request. */
  maxCharacters?: number;
};

/** Starts the server on a free port of this machine, below a path. */
export async function startTranslationServer(options: Options = {}): Promise<TranslationServer> {
  const { phrases = {}, key = null, maxCharacters = 5000 } = options;
  const asked: Asked[] = [];
  let fault: TranslationFault | null = null;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    if (request.method !== 'POST' || request.url !== '/mt/translate')
      return answer(response, 404, { error: 'Not found' });
    if (request.headers['content-type'] !== 'application/json') return answer(response, 400, { error: 'no JSON' });
    const body: Asked = JSON.parse(text);
    asked.push(body);
    if (fault !== null) return misbehave(response, fault);
    if (key !== null && body.api_key !== key) return answer(response, 403, { error: 'Invalid API key' });
    const refusal = refusalOf(body, maxCharacters);
    if (refusal !== null) return answer(response, 400, { error: refusal });
    answer(response, 200, { translatedText: phrases[body.q] ?? `[${body.target}] ${body.q}` });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mt`,
    asked,
    breakBy: (next) => {
      fault = next;
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Escapes what is not ASCII, as the server of LibreTranslate does. */
function answer(response: ServerResponse, status: number, body: object): void {
  const json = JSON.stringify(body).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  response.writeHead(status, { 'content-type': 'application/json' }).end(json);
}

function refusalOf({ q, source, target, format }: Asked, maxCharacters: number): string | null {
  if (typeof q !== 'string' || q === '') return 'Invalid request: missing q parameter';
  if (q.length > maxCharacters) return `Invalid request: request (${q.length}) exceeds text limit (${maxCharacters})`;
  if (format !== 'text') return `${format} format is not supported`;
  const unknown = [source, target].find((language) => !LANGUAGES.includes(language));
  return unknown === undefined ? null : `${unknown} is not supported`;
}

const html = '<!doctype html><title>502 Bad Gateway</title>';

function misbehave(response: ServerResponse, fault: TranslationFault): void {
  const asJson = { 'content-type': 'application/json' };
  switch (fault) {
    case 'silent':
      return;
    case 'HTML':
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
      return;
    case 'error':
      response.writeHead(500, asJson).end('{"error":"Cannot translate text"}');
      return;
    case 'too large':
      response.writeHead(200, asJson).end(JSON.stringify({ translatedText: 'a'.repeat(1_000_000) }));
      return;
    case 'cut off':
      response.writeHead(200, { ...asJson, 'content-length': '100' }).write('{"translatedText":"');
      setImmediate(() => response.destroy());
      return;
    case 'empty':
      response.writeHead(200, asJson).end('{}');
      return;
    case 'redirect':
      response.writeHead(302, { location: 'http://127.0.0.1:1/private' }).end();
      return;
  }
}
