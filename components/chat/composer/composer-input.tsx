'use client';

import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL } from '@/components/ui/form/control';

/** Six lines. A longer text scrolls within the input. */
const LIMIT = 'max-h-40';

/**
 * The input of the chat: one line that grows with its text. An invisible copy of the text in the same grid cell sets
 * the height. Rule: chat/CH18.
 */
export function ComposerInput({ text, ...input }: { text: string } & ComponentProps<'textarea'>) {
  return (
    <div
      data-text={text}
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] after:invisible after:col-start-1 after:row-start-1 after:max-h-40 after:overflow-hidden after:wrap-anywhere after:whitespace-pre-wrap after:px-4.25 after:py-3 after:text-md after:content-[attr(data-text)_"_"]',
        LIMIT,
      )}
    >
      <textarea
        rows={1}
        {...input}
        value={text}
        className={clsx(CONTROL, 'col-start-1 row-start-1 h-full min-h-12 resize-none rounded-[22px]! py-2.75!', LIMIT)}
      />
    </div>
  );
}
