'use client';

import type { TextPart } from '@/lib/domain/search/mark-matches';

/** A text with the words of a search marked in it. */
export function Marked({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <mark key={index} className="rounded-[4px] bg-brand-soft-hover text-inherit forced-colors:chosen">
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index}>{text}</span>
    ),
  );
}
