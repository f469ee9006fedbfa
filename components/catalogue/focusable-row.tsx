'use client';

import { type ReactNode, useRef } from 'react';
import { useOverflow } from '@/components/ui/hooks/use-overflow';

/**
 * A row of banners without links. It takes the focus itself while its content overflows, so that the keyboard can
 * scroll.
 */
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
