'use client';

import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { keepLanguage } from './keep-language';

/**
 * A link with `?lang=` opens the whole visit in its language: the page's language is kept for the pages that follow, and
 * the address stops naming it, so that another language can be chosen. It stands before the page, whose own timers may
 * open an overlay and must find the address changed.
 */
export function LanguagePin() {
  const { language } = useHotel();
  useEffect(() => {
    // Next learns of a changed address only once its own effects have run, after those of everything in it.
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if (!address.searchParams.has('lang')) return;
      keepLanguage(language);
      address.searchParams.delete('lang');
      window.history.replaceState(null, '', address.pathname + address.search + address.hash);
    });
    return () => clearTimeout(timer);
  }, [language]);
  return null;
}
