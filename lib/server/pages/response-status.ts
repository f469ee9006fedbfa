import 'server-only';
import { currentRequest } from '../request/current-request';

/** Seconds. */
const RETRY_AFTER_SECONDS = '10';

/**
 * Sets the HTTP status of the current page; must be called before the first Suspense boundary. `notFound()` and thrown
 * errors send an empty document that only JavaScript fills. A page that calls this function instead renders its message
 * as ordinary server HTML, with language, title and links, for every client. A client navigation has no document and
 * therefore no status; the message appears in place.
 */
export function setResponseStatus(status: 404 | 503): void {
  const current = currentRequest();
  if (current === undefined) return;
  // A client navigation to a missing page gets 200, and is not kept all the same.
  current.hasFailed = true;
  if (current.response.headersSent || current.request.headers.rsc !== undefined) return;
  current.response.statusCode = status;
  if (status === 503) current.response.setHeader('retry-after', RETRY_AFTER_SECONDS);
}
