import 'server-only';
import { respondWithDocument } from './canonical-json';
import { GUEST_BASE, guestOpenApi } from './description/guest-open-api';

/** Whether a request is for the description of the guests' calls. Rule: platform-calls/W32. */
export const isOpenApiRequest = ({ method, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && new URL(url).pathname === `${GUEST_BASE}/openapi.json`;

let description: string | undefined;

/** The description, which is the same on every host and for every platform. */
export function sendOpenApi({ method }: Request): Response {
  description ??= JSON.stringify(guestOpenApi());
  return respondWithDocument(method === 'HEAD' ? null : description);
}
