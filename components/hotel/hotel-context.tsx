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

/**
 * Provides the hotel of this page and the messages of its client components. The layout renders it once around
 * everything.
 */
export function HotelProvider({ hotel, words, children }: { hotel: HotelView; words: Words; children: ReactNode }) {
  // A layout effect, because a child's first effect may already subscribe to live events.
  useLayoutEffect(() => selectTransport(hotel), [hotel]);
  useLayoutEffect(() => keepShellWords(words), [words]);
  return (
    <HotelContext.Provider value={hotel}>
      <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
    </HotelContext.Provider>
  );
}

/** Adds messages for overlays that are loaded after the page. */
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

export type Translate = (key: WordKey, params?: Params) => string;

/** Returns the function that reads a message of the page: `t('send_to_cart')`. */
export function useTranslations(): Translate {
  const words = useContext(WordsContext);
  const { locale } = useHotel();
  return useMemo(() => (key, params) => interpolate(words[key] ?? missingWord(key), params, locale), [words, locale]);
}

/** Formats amounts as this hotel writes them. `price`: '' for zero; `amount`: also writes zero. */
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
