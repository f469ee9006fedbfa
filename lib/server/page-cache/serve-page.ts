import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from '../start/app-handle';
import { nonceOf, splitAtNonce } from './nonce-parts';
import type { PageCache, Rendering } from './page-cache';
import type { PageRequest } from './page-request';
import { type RenderedPage, renderPage } from './render-page';
import { type KeptPage, sendPage } from './send-page';

/** Bytes of headers, keys and objects of an entry, about. */
const OVERHEAD = 4_000;

/** The compressed parts are a fifth of the page. */
const SIZE_FACTOR = 1.25;

type PageServerOptions = {
  cache: PageCache<KeptPage>;
  /** null: the page of this request is not kept. */
  resolve(request: IncomingMessage): Promise<PageRequest | null>;
  /** Next. */
  handle: RequestHandler;
};

/**
 * Answers requests for pages from the page cache. The answer says whether it did; if not, the response is untouched and
 * the app has to answer. Rule: page-cache/PC1.
 */
export const createPageServer =
  ({ cache, resolve, handle }: PageServerOptions) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const page = await resolve(request);
    if (page === null) return false;
    try {
      const { value, result } = await cache.read(page.key, async () => renderingOf(await renderPage(page, handle)));
      sendPage(value, result, response);
      return true;
    } catch {
      // The app answers this request by itself, and logs its error.
      return false;
    }
  };

/** Rules: page-cache/PC4, page-cache/PC5. */
function renderingOf(page: RenderedPage): Rendering<KeptPage> {
  // Even one that was rendered without a guest's request must not be given to several guests.
  if (page.headers['set-cookie'] !== undefined) throw new Error('a page sets a cookie');
  const parts = splitAtNonce(page);
  return {
    value: { status: page.status, parts },
    verdict: verdictOf(page),
    size: page.body.length * SIZE_FACTOR + OVERHEAD,
  };
}

function verdictOf({ status, headers, hasFailed }: RenderedPage): Rendering<KeptPage>['verdict'] {
  const isDocument = String(headers['content-type']).startsWith('text/html');
  // A document without a policy is none of our pages.
  if (status === 200 && !hasFailed && (!isDocument || nonceOf(headers) !== null)) return 'keep';
  return status === 404 ? 'gone' : 'failed';
}
