import { canonical, ownOrigin } from './browser';
import { createVoiceApi, type VoiceApi } from './voice-api';

let api: VoiceApi | undefined;

/** The voice assistant's calls over the app's own origin. Imported by the voice overlay alone. */
export const browserVoice = (): VoiceApi => {
  api ??= createVoiceApi({ ...ownOrigin(), decoders: { voicePrompts: canonical, voiceToken: canonical } });
  return api;
};
