/**
 * Splits a sentence at the link in square brackets: 'I accept the [public offer].' A sentence without brackets gets the
 * link `fallback` at its end, so that a hotel's own wording cannot remove it. Rule: legal-texts/LT8.
 */
export function splitLinkedText(sentence: string, fallback: string): { before: string; link: string; after: string } {
  const [, before, link, after] = /^([^[\]]*)\[([^[\]]+)\]([^[\]]*)$/.exec(sentence) ?? [];
  if (before === undefined || link === undefined) return { before: sentence.trim(), link: fallback, after: '' };
  return { before: before.trim(), link, after: after ?? '' };
}
