import 'server-only';
import { currentRequest } from './current-request';

/** When to come back, for clients that ask themselves. */
const RETRY_AFTER_SECONDS = '10';

/**
 * Gives the page that is being rendered another HTTP status than 200; call it before the first Suspense boundary.
 *
 * `notFound()` and a thrown error send an empty document that only a browser with JavaScript fills. A page that calls
 * this instead renders its own words as ordinary server HTML, with language, title and links, for every client. On a
 * client navigation there is no document, and so no status: the words appear in place.
 */
export function setResponseStatus(status: 404 | 503): void {
  const current = currentRequest();
  if (current === undefined || current.response.headersSent || current.request.headers.rsc !== undefined) return;
  current.response.statusCode = status;
  if (status === 503) current.response.setHeader('retry-after', RETRY_AFTER_SECONDS);
}
