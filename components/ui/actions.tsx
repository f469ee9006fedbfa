import clsx from 'clsx';
import type { ReactNode } from 'react';

const LAYOUTS = {
  below: 'mt-5 gap-2',
  pair: 'mt-5 grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3',
  splash: 'mx-auto w-full max-w-dialog gap-2',
} as const;

/** A group of buttons: in a column, as a pair, which becomes a column when a guest enlarges the text, or at the end of a splash. */
export function Actions(props: { layout?: keyof typeof LAYOUTS; className?: string; children: ReactNode }) {
  const { layout = 'below', className, children } = props;
  return <div className={clsx('grid', LAYOUTS[layout], className)}>{children}</div>;
}
