import 'server-only';
import type { Endpoint, Send } from '@/lib/contract/call';
import { type ChatApi, createChatApi } from '@/lib/contract/chat-api';
import { createHotelApi, type HotelApi } from '@/lib/contract/client';
import { DecodeError } from '@/lib/contract/schema/decode-error';
import { decodersWith } from '@/lib/contract/schema/decoders';
import { createVoiceApi, type VoiceApi } from '@/lib/contract/voice-api';
import { log } from '../log/log';
import { transport } from './transport';

/** A minute. One broken answer may drop a hundred thousand things, and each line of the log takes time. */
const MOST_DROPS_LOGGED = 100;
const MINUTE_MS = 60_000;

let minute = { began: 0, drops: 0 };

function logDrop(drop: object): void {
  const now = Date.now();
  if (now - minute.began >= MINUTE_MS) minute = { began: now, drops: 0 };
  minute.drops += 1;
  if (minute.drops <= MOST_DROPS_LOGGED) log().warn(drop, 'left out: the platform sent something that cannot be read');
  if (minute.drops === MOST_DROPS_LOGGED) log().warn('more is left out, and not told until the minute is over');
}

/** The decoders of this server: what they leave out is told to the log. */
export const decoders = decodersWith({ onDrop: logDrop });

/** An answer that lacks what a page cannot live without is no answer: the guest is told to try again. */
function unavailableWhenUnreadable(error: unknown): void {
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
function way(guest: string | null): Endpoint {
  const { send, base } = transport();
  return { base, onUnreadable: unavailableWhenUnreadable, send: guest === null ? send : comingFrom(guest, send) };
}

/** The calls, over whichever platform serves. */
export const platformApi = (guest: string | null = null): HotelApi => createHotelApi({ ...way(guest), decoders });

export const platformChat = (guest: string): ChatApi => createChatApi({ ...way(guest), decoders });

/** The prompts alone come from the platform; the token has a service of its own (voice-token.ts). */
export const platformVoice = (): Pick<VoiceApi, 'prompts'> => createVoiceApi({ ...way(null), decoders });
