import { EventEmitter, once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Where pages report what they wrote on the console. */
const REPORTS = '/--reports';

type Options = { port: number; seesAnnouncements: boolean };

/** A server in front of the product's, which one journey has for itself. */
export type WatchedServer = {
  port: number;
  /** What was wrong: errors and warnings on the consoles of its pages, refused resources, responses from 400 on. */
  problems(): readonly string[];
  /** Ignores what pages report from now on. */
  ignoreReports(): void;
  /** Waits until a page or its worker asks for a path the next time. */
  untilAsked(path: string): Promise<unknown>;
  /** Closes all connections and takes no new ones, as if the network were gone. */
  stop(): Promise<void>;
};

/**
 * Passes every request on to the product's server, and adds a script to pages that reports their errors: WebKit's driver
 * has no console.
 */
export async function watchServer(options: Options): Promise<WatchedServer> {
  const problems: string[] = [];
  let isIgnoring = false;
  const asked = new EventEmitter();
  const server = createServer(async (request, response) => {
    if (request.url === REPORTS) {
      const line = await text(request);
      if (line !== '' && !isIgnoring) problems.push(line);
      return response.writeHead(204).end();
    }
    asked.emit(request.url ?? '');
    const passed = passOn(request, response, options);
    passed.on('response', ({ statusCode = 0 }) => {
      if (statusCode >= 400) problems.push(`response ${statusCode}: ${request.url}`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    problems: () => problems,
    ignoreReports: () => {
      isIgnoring = true;
    },
    untilAsked: (path) => once(asked, path),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

function passOn(request: IncomingMessage, response: ServerResponse, options: Options) {
  const isPage = request.headers.accept?.includes('text/html') === true;
  // A page comes whole and uncompressed, so that the script can be added.
  const { 'accept-encoding': _encoding, 'if-none-match': _tag, ...plain } = request.headers;
  const sent = httpRequest({
    host: 'localhost',
    port: options.port,
    path: request.url,
    method: request.method,
    headers: isPage ? plain : request.headers,
    // A connection of its own: one that is kept may be closed just when it is used again.
    agent: false,
  });
  sent.on('response', async (received) => {
    const { 'content-length': length, ...rest } = received.headers;
    const nonce = /'nonce-([^']+)'/.exec(String(rest['content-security-policy']))?.[1];
    if (!isPage || nonce === undefined) {
      response.writeHead(received.statusCode ?? 502, received.headers);
      return received.pipe(response);
    }
    const page = await text(received);
    response.writeHead(received.statusCode ?? 502, rest);
    response.end(page.replace('<head>', `<head><script nonce="${nonce}">${scriptFor(options)}</script>`));
  });
  sent.on('error', () => response.destroy());
  response.on('close', () => sent.destroy());
  return request.pipe(sent);
}

/** The script that pages run first. It also gives the device what a returning guest's has, as in tests/e2e/known-device.ts. */
const scriptFor = ({ seesAnnouncements }: Options) => `(() => {
  document.currentScript.remove();
  const report = (...parts) => navigator.sendBeacon('${REPORTS}', parts.map(String).join(' '));
  addEventListener('error', ({ error, message }) => report('error:', error?.stack ?? message));
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled rejection:', reason?.stack ?? reason));
  addEventListener('securitypolicyviolation', (event) => report('security policy:', event.effectiveDirective, event.blockedURI), true);
  for (const level of ['error', 'warn']) {
    const write = console[level];
    console[level] = (...parts) => { report('console ' + level + ':', ...parts); write.apply(console, parts); };
  }
  localStorage.getItem('access_cookie') ?? localStorage.setItem('access_cookie', 'false');
  if (${seesAnnouncements}) return;
  const read = Storage.prototype.getItem;
  Storage.prototype.getItem = function getItem(key) {
    return key.startsWith('display_announcement_') ? 'true' : read.call(this, key);
  };
})()`;
