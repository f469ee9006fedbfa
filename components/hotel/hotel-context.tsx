'use client';

import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import type { HotelView } from '@/lib/contract/views';
import { formatAmount, formatPrice, type Minor } from '@/lib/domain/money/money';
import { selectTransport } from '@/lib/live/subscribe';
import { interpolate, type Params, type WordKey, type Words } from '@/lib/words/word-key';
import { missingWord } from './missing-word';
import { keepShellWords } from './shell-words';

const HotelContext = createContext<HotelView | null>(null);
const WordsContext = createContext<Words>({});

/** The hotel of this page and the words that its islands use. Around everything, once, in the layout. */
export function HotelProvider({ hotel, words, children }: { hotel: HotelView; words: Words; children: ReactNode }) {
  // Before any effect of a child, which may be the first to wait for news.
  useLayoutEffect(() => selectTransport(hotel), [hotel]);
  useLayoutEffect(() => keepShellWords(words), [words]);
  return (
    <HotelContext.Provider value={hotel}>
      <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
    </HotelContext.Provider>
  );
}

/** More words, for overlays that are loaded later than the page. */
export function MessagesProvider({ words, children }: { words: Words; children: ReactNode }) {
  const page = useContext(WordsContext);
  const all = useMemo(() => ({ ...page, ...words }), [page, words]);
  return <WordsContext.Provider value={all}>{children}</WordsContext.Provider>;
}

export function useHotel(): HotelView {
  const hotel = useContext(HotelContext);
  if (hotel === null) throw new Error('a component that needs the hotel stands outside the hotel layout');
  return hotel;
}

export type Translate = (key: WordKey, gaps?: Params) => string;

/** The words of the page: `t('send_to_cart')`. */
export function useTranslations(): Translate {
  const words = useContext(WordsContext);
  const { locale } = useHotel();
  return useMemo(() => (key, gaps) => interpolate(words[key] ?? missingWord(key), gaps, locale), [words, locale]);
}

/** Amounts as this hotel writes them. `price`: '' when there is nothing to show; `amount`: also 0. */
export function useMoney(): { price: (amount: Minor) => string; amount: (amount: Minor) => string } {
  const hotel = useHotel();
  return useMemo(
    () => ({
      price: (amount) => formatPrice(amount, hotel, hotel.language),
      amount: (amount) => formatAmount(amount, hotel, hotel.language),
    }),
    [hotel],
  );
}
