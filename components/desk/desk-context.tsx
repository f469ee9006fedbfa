'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { formatAmount, priceOf } from '@/lib/domain/money/money';
import type { DeskMessages } from '@/lib/words/desk-messages';

/** What the server tells the desk of its hotel and of the staff member's language. */
export type DeskHotel = {
  title: string;
  currency: string;
  currency_position: 'left' | 'right';
  timezone: string | null;
  language: string;
  languageTag: string;
  messages: DeskMessages;
};

const DeskContext = createContext<DeskHotel | null>(null);

export function DeskProvider({ hotel, children }: { hotel: DeskHotel; children: ReactNode }) {
  return <DeskContext.Provider value={hotel}>{children}</DeskContext.Provider>;
}

export type DeskTranslate = (key: keyof DeskMessages, params?: Readonly<Record<string, string | number>>) => string;

/** The hotel with functions that write words, times and amounts in the staff member's language. */
export function useDesk() {
  const hotel = useContext(DeskContext);
  if (hotel === null) throw new Error('the desk has no hotel');
  const t: DeskTranslate = (key, params = {}) =>
    hotel.messages[key].replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name] ?? ''));
  const clock = new Intl.DateTimeFormat(hotel.languageTag, {
    hour: '2-digit',
    minute: '2-digit',
    // As guests read times, also where a language has a clock of 12 hours.
    hourCycle: 'h23',
    numberingSystem: 'latn',
    ...(hotel.timezone !== null && { timeZone: hotel.timezone }),
  });
  return {
    hotel,
    t,
    time: (at: string | number) => clock.format(new Date(at)),
    amount: (sum: number) => formatAmount(priceOf({ price: sum }), hotel, hotel.language),
  };
}
