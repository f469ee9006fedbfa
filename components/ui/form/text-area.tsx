import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { CONTROL, READ_ONLY } from './control';

/**
 * Several lines of text, growing with `text` up to a third of the screen: the same text stands unseen in the same place
 * and takes the height. (`field-sizing` does it alone, but not in browsers of three years ago.)
 */
export function TextArea({ text, className, ...area }: { text: string } & ComponentProps<'textarea'>) {
  return (
    <div
      data-text={text}
      className="grid grid-cols-[minmax(0,1fr)] after:invisible after:col-start-1 after:row-start-1 after:max-h-[33dvh] after:overflow-hidden after:wrap-break-word after:whitespace-pre-wrap after:px-4.25 after:py-3.5 after:text-md after:content-[attr(data-text)_'_']"
    >
      <textarea
        {...area}
        className={clsx(CONTROL, READ_ONLY, 'col-start-1 row-start-1 max-h-[33dvh] min-h-22 resize-none', className)}
      />
    </div>
  );
}
