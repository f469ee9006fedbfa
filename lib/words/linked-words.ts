/**
 * A sentence whose words in square brackets lead somewhere: 'I accept the [public offer].' One that has none is followed
 * by `otherwise`, so that whoever words it anew cannot lose the link.
 */
export function splitLinkedText(sentence: string, otherwise: string): { before: string; link: string; after: string } {
  const [, before, link, after] = /^([^[\]]*)\[([^[\]]+)\]([^[\]]*)$/.exec(sentence) ?? [];
  if (before === undefined || link === undefined) return { before: sentence.trim(), link: otherwise, after: '' };
  return { before: before.trim(), link, after: after ?? '' };
}
