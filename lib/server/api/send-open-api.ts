import 'server-only';
import { API_BASE } from './api-call';
import { respondWithDocument } from './canonical-json';

/** Whether a request is for the description of the guests' calls. Rule: platform-calls/W32. */
export const isOpenApiRequest = ({ method, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && new URL(url).pathname === `${API_BASE}/openapi.json`;

let description: string | undefined;

/** The description, which is the same on every host and for every platform. Nothing else needs its code. */
export async function sendOpenApi({ method }: Request): Promise<Response> {
  if (description === undefined) {
    const { guestOpenApi } = await import('./description/guest-open-api');
    description = JSON.stringify(guestOpenApi());
  }
  return respondWithDocument(method === 'HEAD' ? null : description);
}
