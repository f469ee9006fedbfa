import 'server-only';
import { type ApiResponse, refused, succeeded } from '@/lib/contract/refusals';
import type { VoiceToken } from '@/lib/contract/voice/voice';
import { log } from '../log/log';
import { settings } from '../settings/env';
import { decoders } from '../upstream/platform-api';
import { upstreamSend, withLogging } from '../upstream/transport';

/** Maximum size of the response; a token has a few hundred characters. */
const MAX_TOKEN_BYTES = 64 * 1024;

/**
 * Fetches a token for one voice session from the operator's token service. The browser never learns the service's
 * address, and the token is not stored. Rule: voice/V2.
 */
export async function voiceToken(): Promise<ApiResponse<VoiceToken>> {
  const { voice, upstreamTimes } = settings();
  if (voice.tokenUrl === null) return refused('not-found');
  const send = withLogging(upstreamSend({ ...upstreamTimes, maxBytes: MAX_TOKEN_BYTES }));
  try {
    const response = await send(new Request(`${voice.tokenUrl}/token`, { headers: { accept: 'application/json' } }));
    if (response.ok) return succeeded(decoders.voiceToken(await response.json()));
  } catch {
    // The error is not logged: its message quotes the response, which may contain the token.
    log().error('the voice service gave no token');
  }
  return refused('unavailable');
}
