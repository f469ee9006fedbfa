import 'server-only';
import { currentRequest } from './current-request';

/** Seconds. */
const RETRY_AFTER_SECONDS = '10';

/**
 * Sets the HTTP status of the page that is being rendered; must be called before the first Suspense boundary.
 * `notFound()` and thrown errors send an empty document that only JavaScript fills. A page that calls this function
 * instead renders its text as ordinary server HTML, with language, title and links, for every client. A client
 * navigation has no document and no status; the text appears in place.
 */
export function setResponseStatus(status: 404 | 503): void {
  const current = currentRequest();
  if (current === undefined || current.response.headersSent || current.request.headers.rsc !== undefined) return;
  current.response.statusCode = status;
  if (status === 503) current.response.setHeader('retry-after', RETRY_AFTER_SECONDS);
}
