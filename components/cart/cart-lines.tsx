'use client';

import clsx from 'clsx';
import { memo, useCallback, useEffect, useRef } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useCartActions } from '@/components/hotel/use-cart';
import { CARD } from '@/components/ui/card';
import { announce } from '@/components/ui/overlay/announcer';
import type { CartLine } from '@/lib/domain/cart/cart';
import { changeQuantity } from '@/lib/domain/cart/cart-quantity';
import { removeLines } from '@/lib/domain/cart/change-cart';
import type { LineIssue } from '@/lib/domain/cart/line-issues';
import { textIn } from '@/lib/domain/i18n/text';
import { CartLineRow } from './cart-line-row';

const REFUSED =
  "after:pointer-events-none after:absolute after:inset-0 after:z-1 after:rounded-[inherit] after:border-2 after:border-danger after:content-[''] forced-colors:after:border-3";

/** The lines of the cart. Rules: cart/CT8, cart/CT9, refusals/RF4. */
export function CartLines(props: {
  lines: readonly CartLine[];
  issues: readonly LineIssue[];
  /** What is left where a line can have no piece more; null: it can. */
  leftAtLimit: (key: string) => number | null;
  /** Whether the platform refused the list as a whole. */
  isRefused: boolean;
  refusalOf: (line: CartLine) => readonly string[] | null;
}) {
  const { lines, issues, leftAtLimit, isRefused, refusalOf } = props;
  const { language } = useHotel();
  const t = useTranslations();
  const { change } = useCartActions();
  const list = useRef<HTMLUListElement>(null);
  const count = lines.length;
  const previousCount = useRef(count);
  useEffect(() => {
    // The focused button was removed with its line. Focus the list, so that the keyboard focus stays in the cart.
    if (count < previousCount.current && document.activeElement === document.body) list.current?.focus();
    previousCount.current = count;
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
      className={clsx(CARD, 'relative overflow-hidden', isRefused && REFUSED)}
      data-error={isRefused || undefined}
      aria-label={t('products')}
    >
      {lines.map((line) => (
        <Row
          key={line.key}
          line={line}
          issue={issues.find(({ key }) => key === line.key) ?? null}
          left={leftAtLimit(line.key)}
          refusals={refusalOf(line)}
          onStep={step}
          onRemove={remove}
        />
      ))}
    </ul>
  );
}

/** Memoised, because typing a comment renders the cart at every key. */
const Row = memo(CartLineRow);
