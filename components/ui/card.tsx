import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';

/** The look of a card, for elements that are one themselves: an article, a list, a fold. */
export const CARD = 'rounded-lg bg-surface shadow-md forced-colors:border';

/** A raised ground for what belongs together. `as`: the element, when it means more than a box. */
export function Card<E extends ElementType = 'div'>({
  as,
  className,
  ...rest
}: { as?: E; className?: string } & ComponentProps<E>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...rest} className={clsx(CARD, className)} />;
}
