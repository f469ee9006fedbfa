'use client';

import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import type { HotelView } from '@/lib/contract/views';
import { provideLocaleData } from '@/lib/domain/i18n/locale-data';
import { selectTransport } from '@/lib/live/select-transport';
import { interpolate, type MessageKey, type Messages, type Params } from '@/lib/words/message-key';
import { missingMessage } from './missing-message';
import { keepShellMessages } from './shell-messages';

const HotelContext = createContext<HotelView | null>(null);
const MessagesContext = createContext<Messages>({});

/**
 * Provides the hotel of this page and the messages of its client components. The layout renders it once around
 * everything.
 */
export function HotelProvider({
  hotel,
  messages,
  children,
}: {
  hotel: HotelView;
  messages: Messages;
  children: ReactNode;
}) {
  // While rendering, because children write dates in it.
  provideLocaleData(hotel.languageTag, hotel.localeData);
  // A layout effect, because a child's first effect may already subscribe to live events.
  useLayoutEffect(() => selectTransport(hotel), [hotel]);
  useLayoutEffect(() => keepShellMessages(messages), [messages]);
  return (
    <HotelContext.Provider value={hotel}>
      <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>
    </HotelContext.Provider>
  );
}

/** Adds messages for overlays that are loaded after the page. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  const page = useContext(MessagesContext);
  const all = useMemo(() => ({ ...page, ...messages }), [page, messages]);
  return <MessagesContext.Provider value={all}>{children}</MessagesContext.Provider>;
}

export function useHotel(): HotelView {
  const hotel = useContext(HotelContext);
  if (hotel === null) throw new Error('a component that needs the hotel stands outside the hotel layout');
  return hotel;
}

export type Translate = (key: MessageKey, params?: Params) => string;

/** The function that reads one of these messages, for code outside of React. */
export const translator =
  (messages: Messages, locale: HotelView['locale']): Translate =>
  (key, params) =>
    interpolate(messages[key] ?? missingMessage(key), params, locale);

/** Returns the function that reads a message of the page: `t('send_to_cart')`. */
export function useTranslations(): Translate {
  const messages = useContext(MessagesContext);
  const { locale } = useHotel();
  return useMemo(() => translator(messages, locale), [messages, locale]);
}
