import 'server-only';
import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { withRequest } from '../request/current-request';
import type { RequestHandler } from '../request/request-handler';
import type { PageRequest } from './page-request';

/** The complete response that the app has rendered. */
export type RenderedPage = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Whether something failed or was missing during the rendering, also if the status is 200. */
  hasFailed: boolean;
};

/** The timeout of a rendering, as long as that of an upstream. Without it all waiting guests would wait for ever. */
const RENDER_TIMEOUT_MS = 120_000;

/** Collects the body that the app writes to a response. */
function collectBody(response: ServerResponse): readonly Buffer[] {
  const chunks: Buffer[] = [];
  for (const name of ['write', 'end'] as const) {
    const original = response[name].bind(response) as (...args: readonly unknown[]) => unknown;
    const collecting = (...args: readonly unknown[]) => {
      const [chunk, encoding] = args;
      if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingOf(encoding)));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
      const result = original(...args);
      // A full buffer would make the app wait for `drain`, which only a server's connection emits.
      return name === 'write' ? true : result;
    };
    Object.assign(response, { [name]: collecting });
  }
  return chunks;
}

const encodingOf = (encoding: unknown): BufferEncoding =>
  typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8';

/** Rejects after RENDER_TIMEOUT_MS. */
async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('a page was not complete in time')), RENDER_TIMEOUT_MS);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** A socket that discards everything. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() }) as Socket;

/**
 * Renders a page in this process with a request that is made from the page request alone. Rejects if the app rejects.
 */
export async function renderPage(
  page: Pick<PageRequest, 'url' | 'headers'>,
  handle: RequestHandler,
): Promise<RenderedPage> {
  const request = new IncomingMessage(new Socket());
  request.method = 'GET';
  request.url = page.url;
  Object.assign(request.headers, page.headers);
  request.rawHeaders = Object.entries(page.headers).flatMap(([name, value]) => [name, String(value)]);
  request.push(null);
  const response = new ServerResponse(request);
  response.assignSocket(nowhere());
  const chunks = collectBody(response);
  const finished = new Promise((resolve, reject) => {
    response.once('finish', resolve).once('error', reject);
    // Has no effect if "finish" came before.
    response.once('close', () => reject(new Error('a page was cut off')));
  });
  const hasFailed: boolean = await withRequest(request, response, async (current) => {
    await inTime(Promise.all([handle(request, response), finished]));
    return current.hasFailed;
  });
  return {
    status: response.statusCode,
    headers: response.getHeaders(),
    body: Buffer.concat(chunks),
    hasFailed,
  };
}
