import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { selfSignedCertificate } from './self-signed-certificate';

/** What a third party answers; silent: it has accepted the connection and never answers, as a host that hangs. */
export type ThirdPartyAnswer = { type: string; body: string } | 'silent';

/** A server of third parties. It answers for every host name under which a browser reaches it. */
export type ThirdPartyHost = {
  port: number;
  /** The requests so far, oldest first: host, path and decoded query. */
  requested: string[];
  close(): Promise<void>;
};

/**
 * Starts the server on a free port of this machine, with TLS, because the addresses of widgets are https. A request for
 * which `answer` returns nothing gets 404.
 */
export async function startThirdPartyHost(
  answer: (host: string, path: string) => ThirdPartyAnswer | undefined,
): Promise<ThirdPartyHost> {
  const requested: string[] = [];
  const server = createServer(selfSignedCertificate('third parties'), (request, response) => {
    const { host, pathname, search } = new URL(request.url ?? '/', `https://${request.headers.host}`);
    requested.push(host + pathname + decodeURIComponent(search));
    const answered = answer(host, pathname);
    if (answered === 'silent') return;
    response.writeHead(answered === undefined ? 404 : 200, {
      'content-type': answered?.type ?? 'text/plain',
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    response.end(answered?.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  return {
    port: (server.address() as AddressInfo).port,
    requested,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
