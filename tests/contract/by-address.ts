import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { Readable } from 'node:stream';
import { contractSuite } from './contract-suite';

/**
 * Runs the contract suite against a platform at an address: `npm run contract -- URL CODE`. Its file name does not
 * match jest's pattern, so it is not part of the other tests.
 */
const base = (process.env.CONTRACT_URL ?? '').replace(/\/+$/, '');
const code = process.env.CONTRACT_CODE ?? '';

/** Sent with Node's http client, because Node resolves no `*.localhost` and its fetch cannot set the Host header. */
async function send(asked: Request): Promise<Response> {
  const url = new URL(asked.url);
  const body = asked.body === null ? undefined : Buffer.from(await asked.arrayBuffer());
  const options = {
    method: asked.method,
    host: /(^|\.)localhost$/.test(url.hostname) ? 'localhost' : url.hostname,
    port: url.port === '' ? undefined : url.port,
    path: `${url.pathname}${url.search}`,
    headers: { ...Object.fromEntries(asked.headers), host: url.host, 'content-length': body?.length ?? 0 },
  };
  return new Promise((resolve, failed) => {
    const sent = (url.protocol === 'https:' ? secureRequest : plainRequest)(options, (response) => {
      const status = response.statusCode ?? 502;
      const empty = status === 204 || status === 304;
      if (empty) response.resume();
      const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      );
      resolve(
        new Response(empty ? null : (Readable.toWeb(response) as ReadableStream<Uint8Array>), { status, headers }),
      );
    });
    sent.once('error', failed);
    sent.end(body);
  });
}

contractSuite(`${base} for ${code}`, async () => {
  if (!URL.canParse(base) || code === '') throw new Error('CONTRACT_URL and CONTRACT_CODE say what to ask');
  return { base, code, send };
});
