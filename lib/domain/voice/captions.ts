/** A part of what was said. `isWhole`: `text` replaces what was known of the utterance, otherwise it continues it. */
export type Transcript = { id: string; speaker: 'guest' | 'assistant'; text: string; isWhole: boolean };

export type Caption = { id: string; speaker: 'guest' | 'assistant'; text: string };

/** The utterances that are kept, and the length of each. The provider's texts are foreign: they must not grow forever. */
const KEPT = 50;
const MAX_LENGTH = 4_000;

/**
 * The captions with a place for what the guest has just said. Its text comes later, often after the assistant's answer,
 * and belongs above it. Rule: voice/V8.
 */
export const addPlace = (captions: readonly Caption[], id: string): readonly Caption[] =>
  captions.some((caption) => caption.id === id)
    ? captions
    : [...captions, { id, speaker: 'guest' as const, text: '' }].slice(-KEPT);

/**
 * The captions with a part added: to its utterance if that is known, otherwise as a new one at the end. Rule: voice/V8.
 */
export function addTranscript(captions: readonly Caption[], part: Transcript): readonly Caption[] {
  const { id, speaker, isWhole } = part;
  const known = captions.find((caption) => caption.id === id && caption.speaker === speaker);
  const text = (isWhole ? part.text : (known?.text ?? '') + part.text).slice(0, MAX_LENGTH);
  if (known === undefined) return text.trim() === '' ? captions : [...captions, { id, speaker, text }].slice(-KEPT);
  return captions.map((caption) => (caption === known ? { ...caption, text } : caption));
}
