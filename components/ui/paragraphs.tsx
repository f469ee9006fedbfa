/** Paragraphs in their order. They have no names, and two may say the same: their place tells them apart. */
export function Paragraphs({ words, className }: { words: readonly string[]; className?: string }) {
  return words.map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph never changes its place
    <p key={index} className={className}>
      {paragraph}
    </p>
  ));
}
