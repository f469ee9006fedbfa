import { createCaller, type Endpoint } from './call';
import { paths } from './paths';
import type { Answer } from './refusals';
import type { VoicePrompt, VoiceToken } from './voice';

/** The calls of the voice assistant; only its overlay loads them. Rules: voice/V1, voice/V2. */
export interface VoiceApi {
  /**
   * `GET /public/chat/gpt-prompt/{hotelUuid}`: what the assistant is told before a guest speaks; often nothing. Rule:
   * voice/V1.
   */
  prompts(hotelUuid: string): Promise<Answer<readonly VoicePrompt[]>>;
  /**
   * `GET /voice/token`, of the app alone: a secret for one session. not-found where the operator has set up no voice,
   * too-many for who asks again and again.
   */
  token(): Promise<Answer<VoiceToken>>;
}

export type VoiceDecoders = {
  voicePrompts(body: unknown): readonly VoicePrompt[];
  voiceToken(body: unknown): VoiceToken;
};

/** The voice assistant's calls over any way of sending. */
export function createVoiceApi({ decoders, ...way }: Endpoint & { decoders: VoiceDecoders }): VoiceApi {
  const { get } = createCaller(way);
  return {
    prompts: (hotelUuid) => get(paths.voicePrompts(hotelUuid), decoders.voicePrompts),
    token: () => get(paths.voiceToken(), decoders.voiceToken),
  };
}
