/** What the voice assistant is primed with. Rule: voice/V1. */
export type VoicePrompt = { role: string; content: string };
/** A short-lived secret for one voice session. */
export type VoiceToken = { client_secret: { value: string } };
