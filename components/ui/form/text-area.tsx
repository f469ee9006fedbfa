'use client';

import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL, READ_ONLY } from './control';
import { useFilledIn } from './use-filled-in';

/**
 * A text area that grows with `text` up to a third of the screen: an invisible copy of the text in the same grid cell
 * sets the height. `field-sizing` would do it alone, but browsers of three years ago do not support it.
 */
export function TextArea({ text, className, ref, ...area }: { text: string } & ComponentProps<'textarea'>) {
  const element = useFilledIn<HTMLTextAreaElement>({ ref, value: area.value });
  return (
    <div
      data-text={text}
      className="grid grid-cols-[minmax(0,1fr)] after:invisible after:col-start-1 after:row-start-1 after:max-h-[33dvh] after:overflow-hidden after:wrap-break-word after:whitespace-pre-wrap after:px-4.25 after:py-3.5 after:text-md after:content-[attr(data-text)_'_']"
    >
      <textarea
        {...area}
        ref={element}
        className={clsx(CONTROL, READ_ONLY, 'col-start-1 row-start-1 max-h-[33dvh] min-h-22 resize-none', className)}
      />
    </div>
  );
}
