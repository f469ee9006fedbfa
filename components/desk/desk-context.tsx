'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { HotelView } from '@/lib/contract/views';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { directionOf, type LanguageTag } from '@/lib/domain/i18n/language';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { amountText, formatAmount, type Minor, type Money, priceOf } from '@/lib/domain/money/money';
import type { DeskMessages } from '@/lib/words/desk-messages';

/** What the server tells the desk of its hotel and of the staff member's language. */
export type DeskHotel = Money & {
  title: string;
  /** Ready for `src`; missing or null: none. */
  logo?: string | null;
  timezone: string | null;
  language: string;
  languageTag: LanguageTag;
  messages: DeskMessages;
  /** The hotel as its guests' own components need it; missing: nothing is ordered here. Rule: telephone-orders/TO6. */
  guests?: HotelView;
};

const DeskContext = createContext<DeskHotel | null>(null);

export function DeskProvider({ hotel, children }: { hotel: DeskHotel; children: ReactNode }) {
  return <DeskContext.Provider value={hotel}>{children}</DeskContext.Provider>;
}

export type DeskTranslate = (key: keyof DeskMessages, params?: Readonly<Record<string, string | number>>) => string;

/** Its sign would stand behind it between right-to-left words. */
const ORDER_NUMBER = /^#\d+$/;

/** The hotel with functions that write words, times and amounts in the staff member's language. */
export function useDesk() {
  const hotel = useContext(DeskContext);
  if (hotel === null) throw new Error('the desk has no hotel');
  const isRtl = directionOf(hotel.language) === 'rtl';
  const t: DeskTranslate = (key, params = {}) =>
    hotel.messages[key].replace(/\{(\w+)\}/g, (_all, name: string) => {
      const text = String(params[name] ?? '');
      return isRtl && ORDER_NUMBER.test(text) ? isolateNumber(text) : text;
    });
  return {
    hotel,
    t,
    time: (at: string | number) => hotelNow(hotel.timezone, new Date(at)).time,
    amount: (sum: number) => formatAmount(priceOf({ price: sum }), hotel, hotel.language),
    /** A sum that was added up here. */
    minorAmount: (sum: Minor) => formatAmount(sum, hotel, hotel.language),
    /** An amount as it is typed. */
    typedAmount: (sum: number) => amountText(priceOf({ price: sum }), hotel.currency_digits),
  };
}
