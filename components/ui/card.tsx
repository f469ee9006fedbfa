import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';

/** The classes of a card, for elements that are a card themselves, like an article, a list or details. */
export const CARD = 'rounded-lg bg-surface shadow-md forced-colors:border';

/** Of a card that somebody must look at, also in forced colours, where its edge has the colour of all others. */
export const URGENT_CARD = 'border-danger border-s-4 forced-colors:border-s-4';

/** A raised box. `as`: the element to render, when it means more than a `div`. */
export function Card<E extends ElementType = 'div'>({
  as,
  className,
  ...rest
}: { as?: E; className?: string } & ComponentProps<E>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={clsx(CARD, className)} />;
}
