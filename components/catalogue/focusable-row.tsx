'use client';

import { type ReactNode, useRef } from 'react';
import { useOverflow } from '@/components/ui/use-overflow';

/** A row of banners that nothing in it can be focused by: it takes the focus itself, while there is more than fits. */
export function FocusableRow(props: { label: string; count: number; className: string; children: ReactNode }) {
  const { label, count, className, children } = props;
  const row = useRef<HTMLUListElement>(null);
  const overflows = useOverflow(row, count);
  return (
    <ul ref={row} className={className} tabIndex={overflows ? 0 : undefined} aria-label={label}>
      {children}
    </ul>
  );
}
