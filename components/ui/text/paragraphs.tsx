/** Renders texts as paragraphs. Their index is the key, because two paragraphs may have the same text. */
export function Paragraphs({ paragraphs, className }: { paragraphs: readonly string[]; className?: string }) {
  return paragraphs.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));
}
