import 'server-only';
import type { Send, Way } from '@/lib/contract/call';
import { type ChatApi, chatApi } from '@/lib/contract/chat-api';
import { type HotelApi, hotelApi } from '@/lib/contract/client';
import { DecodeError } from '@/lib/contract/schema/decode-error';
import { decodersWith } from '@/lib/contract/schema/decoders';
import { type VoiceApi, voiceApi } from '@/lib/contract/voice-api';
import { log } from './log';
import { transport } from './transport';

/** The decoders of this server: what they leave out is told to the log. */
export const decoders = decodersWith({
  onDrop: (drop) => log().warn(drop, 'left out: the platform sent something that cannot be read'),
});

/** An answer that lacks what a page cannot live without is no answer: the guest is told to try again. */
export function onUnreadable(error: unknown): void {
  if (!(error instanceof DecodeError)) throw error;
  log().error({ call: error.call, reason: error.message }, 'the platform answered something that cannot be read');
}

/** Says where the guest is who stands behind a call. */
const comingFrom =
  (guest: string, send: Send): Send =>
  (request) => {
    request.headers.set('x-forwarded-for', guest);
    return send(request);
  };

/** `guest`: the address that a guest comes from; null where no single guest is behind the call. */
function way(guest: string | null): Way {
  const { send, base } = transport();
  return { base, onUnreadable, send: guest === null ? send : comingFrom(guest, send) };
}

/** The calls, over whichever platform serves. */
export const platformApi = (guest: string | null = null): HotelApi => hotelApi({ ...way(guest), decoders });

export const platformChat = (guest: string): ChatApi => chatApi({ ...way(guest), decoders });

/** The prompts alone come from the platform; the token has a service of its own (voice-token.ts). */
export const platformVoice = (): Pick<VoiceApi, 'prompts'> => voiceApi({ ...way(null), decoders });
