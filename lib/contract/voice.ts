/** What the voice assistant is primed with. Source: follow-up 3.6. */
export type VoicePrompt = { role: string; content: string };
/** A short-lived secret for one voice session. */
export type VoiceToken = { client_secret: { value: string } };
