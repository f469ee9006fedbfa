'use client';

import clsx from 'clsx';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { announce } from '@/components/ui/overlay/announcer';
import { type CartLine, changeQuantity, removeLines } from '@/lib/domain/cart/cart';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { textIn } from '@/lib/domain/i18n/text';
import { CartLineRow } from './cart-line-row';

/** The lines of the cart. Rules: cart/CT8, cart/CT9, refusals/RF4. */
export function CartLines(props: {
  lines: readonly CartLine[];
  troubles: readonly LineIssue[];
  /** The platform has refused the list as such. */
  isRefused: boolean;
  refusalOf: (line: CartLine) => string | null;
}) {
  const { lines, troubles, isRefused, refusalOf } = props;
  const { language } = useHotel();
  const t = useTranslations();
  const { change } = useCart();
  const list = useRef<HTMLUListElement>(null);
  const count = lines.length;
  const before = useRef(count);
  useEffect(() => {
    // The button that had the focus left with its line: the list takes it, so that the keyboard stays in the cart.
    if (count < before.current && document.activeElement === document.body) list.current?.focus();
    before.current = count;
  }, [count]);
  const step = useCallback(
    (key: string, by: 1 | -1) => change((current) => changeQuantity(current, key, by)),
    [change],
  );
  const remove = useCallback(
    (line: CartLine) => {
      change((current) => removeLines(current, [line.key]));
      announce(t('line_removed', { title: textIn(line.product.title, language) }));
    },
    [change, t, language],
  );
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={clsx('card lines', isRefused && 'lines--err')}
      data-error={isRefused || undefined}
      aria-label={t('products')}
    >
      {lines.map((line) => (
        <Row
          key={line.key}
          line={line}
          trouble={troubles.find(({ key }) => key === line.key) ?? null}
          refusal={refusalOf(line)}
          onStep={step}
          onRemove={remove}
        />
      ))}
    </ul>
  );
}

/** Every letter of a comment draws the cart anew; the lines stay as they are. */
const Row = memo(CartLineRow);
