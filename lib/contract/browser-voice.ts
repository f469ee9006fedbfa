import { canonical, ownOrigin } from './browser';
import { createVoiceApi, type VoiceApi } from './voice-api';

let api: VoiceApi | undefined;

/** The voice assistant's calls to the app's own origin. Only the voice overlay imports it. */
export const browserVoice = (): VoiceApi => {
  api ??= createVoiceApi({ ...ownOrigin(), decoders: { voicePrompts: canonical, voiceToken: canonical } });
  return api;
};
