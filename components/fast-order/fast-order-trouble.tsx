'use client';

import { RefusalWords } from '@/components/checkout/refusal-words';
import { troubleWords } from '@/components/checkout/trouble-words';
import { type Say, useMoney, useWords } from '@/components/hotel/hotel-context';
import { type ErrorPlaces, errorWords } from '@/lib/domain/error-places';
import type { LineTrouble } from '@/lib/domain/line-troubles';

/**
 * What keeps the product from being ordered, or what the platform said of it; a new price is taken by ordering again.
 * Rules: fast-order/FO8, refusals/RF2, refusals/RF3, refusals/RF5, fast-order/FO10.
 */
export function FastOrderTrouble(props: { refusal: string | null; places: ErrorPlaces; trouble: LineTrouble | null }) {
  const { refusal, places, trouble } = props;
  const say = useWords();
  const { amount } = useMoney();
  const isMarked = refusal !== null || places.header !== null;
  const words = [
    ...(trouble === null ? [] : [wordsOf(trouble, say, amount)]),
    ...(isMarked && trouble === null ? [refusal || places.header || say('products_not_available')] : []),
    ...(places.list === null ? [] : [places.list]),
    ...errorWords(places),
  ];
  if (words.length === 0) return null;
  const isPrice = trouble?.kind === 'price' && !isMarked;
  return <RefusalWords words={words} tone={isPrice ? 'warn' : 'danger'} />;
}

/** Here the options stand right below. */
const wordsOf = (trouble: LineTrouble, say: Say, amount: (minor: number) => string): string =>
  trouble.kind === 'choices' ? say('choices_changed') : troubleWords(trouble, say, amount);
