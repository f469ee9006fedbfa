import 'server-only';
import { tenantOfRequest } from '../pages/host-rules';
import { messagesFor, messagesVersion } from '../pages/messages';
import { hotelResponse } from '../upstream/cached-api';
import { refusalJson, refuse } from './canonical-json';

/**
 * `GET /words/{language}?v={version}`: all messages of the host's hotel in one language, for overlays. Immutable if the
 * version is the current one; with another version or none, browsers revalidate the response.
 */
export async function handleMessages(request: Request, language: string): Promise<Response> {
  const tenant = tenantOfRequest(request.headers);
  if (tenant.kind !== 'hotel' || !/^[a-z]{2,3}$/.test(language)) return refuse('not-found');
  const response = await hotelResponse(tenant.code);
  if (!response.ok) return refusalJson(response.refusal);
  const { words, languages } = response.value;
  if (languages.length > 0 && !languages.some(({ code }) => code === language)) return refuse('not-found');
  const isCurrentVersion = new URL(request.url).searchParams.get('v') === messagesVersion(words);
  return Response.json(messagesFor(words, language), {
    headers: {
      'cache-control': isCurrentVersion ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}
