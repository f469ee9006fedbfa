import { createCaller, type Endpoint } from '../call';
import { paths } from '../paths';
import type { ApiResponse } from '../refusals';
import type { VoicePrompt, VoiceToken } from './voice';

/** The voice assistant's calls; only its overlay loads them. Rules: voice/V1, voice/V2. */
export interface VoiceApi {
  /** `GET /public/chat/gpt-prompt/{hotelUuid}`: the assistant's system prompts; often none. Rule: voice/V1. */
  prompts(hotelUuid: string): Promise<ApiResponse<readonly VoicePrompt[]>>;
  /**
   * `GET /voice/token`, of the app only: a token for one session. not-found: the operator has set up no voice;
   * too-many: the rate limit.
   */
  token(): Promise<ApiResponse<VoiceToken>>;
}

export type VoiceDecoders = {
  voicePrompts(body: unknown): readonly VoicePrompt[];
  voiceToken(body: unknown): VoiceToken;
};

/** The voice assistant's calls to any endpoint. */
export function createVoiceApi({ decoders, ...endpoint }: Endpoint & { decoders: VoiceDecoders }): VoiceApi {
  const { get } = createCaller(endpoint);
  return {
    prompts: (hotelUuid) => get(paths.voicePrompts(hotelUuid), decoders.voicePrompts),
    token: () => get(paths.voiceToken(), decoders.voiceToken),
  };
}
