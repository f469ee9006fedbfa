import { canonical, ownOrigin } from '../browser';
import { createVoiceApi, type VoiceApi } from './voice-api';

let api: VoiceApi | undefined;

/** The voice assistant's API client, created once. Only the voice overlay imports it. */
export const browserVoice = (): VoiceApi => {
  api ??= createVoiceApi({ ...ownOrigin(), decoders: { voicePrompts: canonical, voiceToken: canonical } });
  return api;
};
