'use client';

import type { ReactNode } from 'react';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import type { Diet } from '@/lib/domain/allergens/allergens';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { lateList } from './late-list';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    'list-filter': { diets: readonly Diet[]; hasPopular: boolean };
  }
}

/** Opens the filter of a list and counts what is filtered. `children`: its icon and word. Rule: catalogue/C21. */
export function FilterButton(props: {
  diets: readonly Diet[];
  hasPopular: boolean;
  className: string;
  children: ReactNode;
}) {
  const { className, children, ...list } = props;
  const filters = useAtomValue(lateList)?.filters;
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      {...opens('list-filter')}
      onClick={() => openOverlay('list-filter', list)}
    >
      {children}
      {filters ? <b>{filters}</b> : null}
    </button>
  );
}
