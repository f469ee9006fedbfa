'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { usePageRefresh } from '@/components/ui/hooks/use-page-refresh';
import { Icon } from '@/components/ui/icon';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlayForResult } from '@/components/ui/overlay/overlay-stack';
import { chosenLanguage } from '@/lib/device/chosen-language';
import { previousRoute, routeBeforeReload } from '@/lib/device/previous-route';
import { Flag } from './flag';
import { keepLanguage } from './keep-language';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    language: null;
  }
  interface OverlayResults {
    language: { code: string; directionChanges: boolean };
  }
}

/** Tells scripts of the hotel, by an event of `window` with the code in `detail`. Rule: languages/L31. */
const announceLanguage = (code: string) => window.dispatchEvent(new CustomEvent('language-changed', { detail: code }));

/** Whether a translator has replaced texts of the page. The app itself has no such element. Rule: languages/L32. */
const isTranslated = (): boolean => document.body.querySelector('font') !== null;

/** The address of this page in a language. */
function pinnedAddress(language: string): string {
  const address = new URL(window.location.href);
  address.searchParams.set('lang', language);
  return address.href;
}

/** A button with the flag of the page's language, which opens the language dialog. Rule: languages/L16. */
export function LanguageButton() {
  const hotel = useHotel();
  const t = useTranslations();
  const refresh = usePageRefresh();
  const choose = async () => {
    const chosen = await openOverlayForResult('language');
    if (chosen === undefined) return;
    const isKept = keepLanguage(chosen.code);
    announceLanguage(chosen.code);
    if (isKept && !chosen.directionChanges && !isTranslated()) return refresh();
    // A change of the writing direction needs a reload (languages/L8), and so does a page in a translator's words.
    routeBeforeReload.changeNow(() => previousRoute.get());
    if (isKept) window.location.reload();
    else window.location.replace(pinnedAddress(chosen.code));
  };
  const current = hotel.languages.find((language) => language.code === hotel.language);
  if (current === undefined || hotel.languages.length < 2) return null;
  return (
    <button
      type="button"
      // Its final width from the first byte on: the browser may paint before it has read what stands in the button.
      className={`${hotel.showsLanguageCode ? 'min-w-24' : 'min-w-16.5'} flex min-h-target flex-none items-center gap-1.5 rounded-full bg-surface ps-1.5 pe-2.5 text-ink-2 shadow-sm inset-ring inset-ring-line transition-[scale] duration-fast pressed:scale-pressed on-picture:bg-veil on-picture:text-white on-picture:shadow-none on-picture:inset-ring-0 forced-colors:border print:hidden`}
      aria-haspopup="dialog"
      {...opens('language')}
      aria-label={`${hotel.showsLanguageCode ? `${current.label}, ` : ''}${t('language')}: ${current.name}`}
      onClick={() => void choose()}
    >
      <Flag country={current.flag} />
      {hotel.showsLanguageCode && <span className="font-medium">{current.label}</span>}
      <Icon shape={chevronDownIcon} size="xs" />
    </button>
  );
}

/**
 * Applies a link's `?lang=` to the whole visit: stores the page's language in the cookie and removes the parameter, so
 * that another language can be chosen. In a browser that keeps no cookies the parameter stays, and a page that was opened
 * without it is loaded again with it (languages/L30). Rendered before the page, whose effects may open an overlay and must see the
 * changed URL.
 *
 * In this file, so that the layout brings the button too: else each page and its error page have a copy.
 */
export function LanguagePin() {
  const { language } = useHotel();
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has an address of its own
  useEffect(() => {
    // Wait until Next's own effects have run, after those of its children; until then it does not notice a changed URL.
    const timer = setTimeout(() => {
      const address = new URL(window.location.href);
      if (!address.searchParams.has('lang')) {
        const chosen = chosenLanguage.get();
        if (chosen !== '') window.location.replace(pinnedAddress(chosen));
        return;
      }
      if (!keepLanguage(language)) return;
      address.searchParams.delete('lang');
      window.history.replaceState(null, '', address.pathname + address.search + address.hash);
    });
    return () => clearTimeout(timer);
  }, [language, pathname]);
  return null;
}
