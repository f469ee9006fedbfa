'use client';

import { useEffect } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { keepLanguage } from './keep-language';

/**
 * Applies a link's `?lang=` to the whole visit: stores the page's language in the cookie and removes the parameter, so
 * that another language can be chosen. Rendered before the page, whose effects may open an overlay and must see the
 * changed URL.
 */
export function LanguagePin() {
  const { language } = useHotel();
  useEffect(() => {
    // Wait until Next's own effects have run, after those of its children; until then it does not notice a changed URL.
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
