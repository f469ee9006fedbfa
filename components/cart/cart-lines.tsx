'use client';

import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useWords } from '@/components/hotel/hotel-context';
import type { CartLine } from '@/lib/domain/cart';
import type { LineFinding } from '@/lib/domain/cart-check';
import type { ErrorPlaces } from '@/lib/domain/error-places';
import { CartLineRow } from './cart-line-row';

/** The lines of the cart. Source: guest-app 2 "Cart overlay", 8. */
export function CartLines(props: {
  lines: readonly CartLine[];
  findings: readonly LineFinding[];
  places: ErrorPlaces;
  onStep: (key: string, step: 1 | -1) => void;
  onRemove: (line: CartLine) => void;
}) {
  const { lines, findings, places, onStep, onRemove } = props;
  const say = useWords();
  const list = useRef<HTMLUListElement>(null);
  const count = lines.length;
  const before = useRef(count);
  useEffect(() => {
    // The button that had the focus left with its line: the list takes it, so that the keyboard stays in the cart.
    if (count < before.current && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [count]);
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={clsx('card lines', places.list && 'lines--err')}
      aria-label={say('products')}
    >
      {lines.map((line) => (
        <CartLineRow
          key={line.key}
          line={line}
          finding={findings.find(({ key }) => key === line.key) ?? null}
          refusal={refusalOf(places, line)}
          onStep={(step) => onStep(line.key, step)}
          onRemove={() => onRemove(line)}
        />
      ))}
    </ul>
  );
}

/** What the platform said of the line's product; '' when it only marked it, null when it did not. */
const refusalOf = (places: ErrorPlaces, line: CartLine): string | null => {
  const id = String(line.product.id);
  return places.lines.includes(id) ? (places.reasons[id] ?? '') : null;
};
