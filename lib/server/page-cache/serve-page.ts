import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../log/log';
import { metrics } from '../metrics/metrics';
import type { RequestHandler } from '../request/request-handler';
import type { ReadStyleSheet } from './critical-css';
import { startFilesAfterPaint } from './files-after-paint';
import { nonceOf, splitAtNonce } from './nonce-parts';
import type { PageCache, Rendering } from './page-cache';
import type { PageRequest } from './page-request';
import { type RenderedPage, renderPage } from './render-page';
import { type CachedPage, sendPage } from './send-page';

/** Approximate size of an entry without its body: headers, key and objects, in bytes. */
const OVERHEAD = 4_000;

type PageServerOptions = {
  cache: PageCache<CachedPage>;
  /** Returns null if the page of this request is not cacheable. */
  resolve(request: IncomingMessage): Promise<PageRequest | null>;
  /** Next's request handler. */
  handle: RequestHandler;
  readSheet: ReadStyleSheet;
};

/**
 * Responds to requests for pages from the page cache. Resolves with false, and leaves the response untouched, if the app
 * must respond. Rule: page-cache/PC1.
 */
export const createPageServer =
  ({ cache, resolve, handle, readSheet }: PageServerOptions) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const page = await resolve(request);
    if (page === null) return false;
    try {
      const { value, result } = await cache.read(page.key, async () =>
        renderingOf(await renderPage(page, handle), readSheet),
      );
      metrics()?.pageRead(result);
      sendPage(value, result, response);
      return true;
    } catch (error) {
      // The app responds to this request without the cache.
      log().warn({ err: error, key: page.key }, 'a page could not be read from the cache');
      return false;
    }
  };

/** Decides whether a rendered page may be kept, and prepares it. Rules: page-cache/PC4, page-cache/PC5. */
function renderingOf(page: RenderedPage, readSheet: ReadStyleSheet): Rendering<CachedPage> {
  // A cookie must not be sent to several guests, even if no guest's request was involved.
  if (page.headers['set-cookie'] !== undefined) throw new Error('a page sets a cookie');
  const verdict = verdictOf(page);
  if (verdict === 'keep') metrics()?.pageStored();
  // An error page may lack the part of the shell that reports that the app handles taps.
  const body = verdict === 'keep' ? paintFirst(page, readSheet) : page.body;
  return {
    value: { status: page.status, parts: splitAtNonce({ ...page, body }) },
    verdict,
    size: body.length + OVERHEAD,
  };
}

const isDocument = ({ headers }: RenderedPage): boolean => String(headers['content-type']).startsWith('text/html');

/** One character for each byte: much faster than UTF-8, and what is added to a page is ASCII. */
const BYTES = 'latin1';

/** The body with its critical CSS inline and its scripts after the first paint, if it is a document. */
function paintFirst(page: RenderedPage, readSheet: ReadStyleSheet): Buffer {
  const nonce = nonceOf(page.headers);
  if (nonce === null || !isDocument(page)) return page.body;
  return Buffer.from(startFilesAfterPaint(page.body.toString(BYTES), { nonce, readSheet }), BYTES);
}

function verdictOf(page: RenderedPage): Rendering<CachedPage>['verdict'] {
  // Every page of the app has a content security policy. A document without one is an error page of Next.
  if (page.status === 200 && !page.hasFailed && (!isDocument(page) || nonceOf(page.headers) !== null)) return 'keep';
  return page.status === 404 ? 'gone' : 'failed';
}
