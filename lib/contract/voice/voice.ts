/** Rule: voice/V1. */
export type VoicePrompt = { role: string; content: string };
/** A short-lived token for one voice session. */
export type VoiceToken = { client_secret: { value: string } };
