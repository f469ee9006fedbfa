/**
 * The consent that a guest has given on this device. A request for something free may rest on it; every other order asks
 * anew. Rule: consent/CN14. Decision 155.
 */

/** `at`: in ms. `text`: the sentences that the guest has agreed to, with their language. */
export type GivenConsent = { at: number; text: string };

/** How long a request rests on a consent, in ms: about a stay, because the device does not know when the guest leaves. */
const RESTS_FOR_MS = 14 * 24 * 60 * 60_000;

/** The sentences of a consent as one text. Two consents to the same text are the same, in no other language. */
export const consentText = (language: string, sentences: readonly string[]): string =>
  [language, ...sentences].join('\n');

/** Whether a request with this text may rest on what was given. A clock that was turned back asks anew. */
export const restsOnConsent = (given: GivenConsent | null, request: { text: string; now: number }): boolean =>
  given !== null && given.text === request.text && given.at <= request.now && request.now - given.at < RESTS_FOR_MS;
