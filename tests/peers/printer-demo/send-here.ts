import { once } from 'node:events';
import { type IncomingMessage, request as openRequest } from 'node:http';

/**
 * Sends a request to this machine, whatever its host: not every machine resolves `*.localhost`, and `fetch` sends no other
 * host than that of its address.
 */
export async function sendHere(request: Request): Promise<Response> {
  const { host, port, pathname, search } = new URL(request.url);
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), host, 'content-length': String(body.length) };
  const sent = openRequest({ host: '127.0.0.1', port, path: `${pathname}${search}`, method: request.method, headers });
  sent.end(body);
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (response === undefined) throw new Error('a response has no content');
  const content = Buffer.concat(await response.toArray());
  return new Response(content.length === 0 ? null : content, { status: response.statusCode ?? 500 });
}
