import 'server-only';
import { type Answer, answered, refused } from '@/lib/contract/refusals';
import type { VoiceToken } from '@/lib/contract/voice';
import { log } from '../log/log';
import { settings } from '../settings/env';
import { decoders } from '../upstream/platform-api';
import { upstreamSend, withLogging } from '../upstream/transport';

/** A secret takes a few hundred characters. */
const LARGEST_TOKEN = 64 * 1024;

/**
 * A secret for one voice session, from the operator's own token service. Its address stays on the server, and the
 * secret is kept nowhere. Rule: voice/V2.
 */
export async function voiceToken(): Promise<Answer<VoiceToken>> {
  const { voice, upstreamTimes } = settings();
  if (voice.tokenUrl === null) return refused('not-found');
  const send = withLogging(upstreamSend({ ...upstreamTimes, most: LARGEST_TOKEN }));
  try {
    const answer = await send(new Request(`${voice.tokenUrl}/token`, { headers: { accept: 'application/json' } }));
    if (answer.ok) return answered(decoders.voiceToken(await answer.json()));
  } catch {
    // Without the error: what the parser says quotes what came, and that may be the secret itself.
    log().error('the voice service gave no token');
  }
  return refused('unavailable');
}
