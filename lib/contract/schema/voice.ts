import { z } from 'zod';
import { unwrap } from '@/lib/contract/envelope';
import type { VoicePrompt, VoiceToken } from '@/lib/contract/voice/voice';
import type { VoiceDecoders } from '@/lib/contract/voice/voice-api';
import { isRecord } from '@/lib/domain/json/read-value';
import { DecodeError } from './decode-error';
import { type OnDrop, readMembers } from './drops';
import { lenient, lenientString, needed } from './lenient';

export const voicePrompt: z.ZodType<VoicePrompt> = z.object({
  role: lenient((value) => lenientString(value) ?? 'system', z.string()),
  content: needed('text', lenientString, z.string()),
});

/** What the decoder of a token returns. */
export const voiceToken: z.ZodType<VoiceToken> = z.object({ client_secret: z.object({ value: z.string() }) });

/** `client_secret.value`, or `client_secret` itself. */
function secretIn(response: unknown): string | null {
  if (!isRecord(response)) return null;
  const { client_secret: secret } = response;
  return lenientString(isRecord(secret) ? secret.value : (secret ?? response.value));
}

/** The voice assistant's part of the server's decoders (see `decodersWith`). Rules: voice/V1, voice/V2. */
export const voiceDecodersWith = (onDrop: OnDrop): VoiceDecoders => ({
  voicePrompts(body) {
    if (isRecord(body) && body.success === false) throw new DecodeError('voice prompts', 'unsuccessful');
    return readMembers('prompt', voicePrompt, unwrap(body), onDrop);
  },
  voiceToken(body) {
    const value = secretIn(unwrap(body));
    if (value === null) throw new DecodeError('voice token', 'no secret');
    return { client_secret: { value } };
  },
});
