'use client';

import clsx from 'clsx';
import { usePathname } from 'next/navigation';
import { type CSSProperties, type FocusEvent, useEffect, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/button/icon-button';
import { Icon } from '@/components/ui/icon';
import { cookieIcon } from '@/components/ui/icons/cookie';
import { xIcon } from '@/components/ui/icons/x';
import { announce } from '@/components/ui/overlay/announcer';
import { cookieConsent } from '@/lib/device/cookie-consent';
import { asksAboutCookies } from '@/lib/domain/privacy/cookie-banner';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { CookieLink } from './cookie-link';
import { useBarHeight } from './use-bar-height';
import { useGiveWay } from './use-give-way';
import { useScrollRoom } from './use-scroll-room';

/** Asks whether scripts of others may load, until the guest has decided. */
export function CookieBanner() {
  const pathname = usePathname();
  const decision = useAtomValue(cookieConsent);
  return asksAboutCookies({ decision, pathname }) ? <Banner pathname={pathname} /> : null;
}

/**
 * Above the bottom bar, whose height is `--bar`, and below the header, whose title may take two lines. The text scrolls when the card is
 * too high, so that the buttons stay in view.
 */
const PLACE =
  'fixed inset-x-3 z-9 grid grid-rows-[auto_minmax(0,1fr)_auto] max-h-[calc(100dvh-44px-3rem-var(--bar))] max-w-120 desk:max-w-160 overflow-y-auto rounded-xl bg-surface p-5 shadow-lg inset-ring inset-ring-line animate-fade rail:start-[calc(92px+env(safe-area-inset-left))] shallow:static shallow:m-3 shallow:max-h-none forced-colors:border print:hidden';
const AT_BOTTOM = 'bottom-[calc(12px+max(var(--bar),env(safe-area-inset-bottom)))]';
const AT_TOP = 'top-[calc(12px+env(safe-area-inset-top))] wider:top-21';

/** A region that takes no focus. The page stays usable around it. Rules: cookies/CK1, cookies/CK2, cookies/CK10. */
function Banner({ pathname }: { pathname: string }) {
  const t = useTranslations();
  const box = useRef<HTMLElement>(null);
  /** What had the focus before the banner, which gets it back. */
  const before = useRef<EventTarget | null>(null);
  const isAtTop = useGiveWay(box);
  const room = useScrollRoom(box, pathname);
  const bar = useBarHeight();
  const title = t('cookie_title');
  useEffect(() => announce(title), [title]);
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) before.current = relatedTarget;
  };
  const decide = (isAccepted: boolean) => {
    cookieConsent.changeNow(() => isAccepted);
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  return (
    <>
      {/* Lengthens the page without moving anything on it. */}
      <div className="relative print:hidden">
        <div className="absolute w-px" style={{ blockSize: room }} />
      </div>
      <section
        ref={box}
        className={clsx(PLACE, isAtTop ? AT_TOP : AT_BOTTOM)}
        style={{ '--bar': `${bar}px` } as CSSProperties}
        aria-labelledby="cookie-title"
        onFocus={remember}
      >
        <div className="grid grid-cols-[44px_minmax(0,1fr)_44px] items-center gap-3">
          <span className="grid size-target place-items-center rounded-full bg-plate-2 text-ink">
            <Icon shape={cookieIcon} size="lg" />
          </span>
          <h2 id="cookie-title" className="text-lg">
            {title}
          </h2>
          <IconButton icon={xIcon} label={t('cookie_close')} variant="bare" onClick={() => decide(false)} />
        </div>
        <p className="mt-3 min-h-11 overflow-y-auto text-ink-2 text-sm leading-compact">
          <span>{`${t('cookie_text')} `}</span>
          <CookieLink>{t('cookie_policy')}</CookieLink>
        </p>
        {/* Not `Actions`, whose other layouts would be loaded with every page. */}
        <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
          <Button variant="soft" size="bar" onClick={() => decide(false)}>
            {t('cookie_refuse')}
          </Button>
          <Button variant="soft" size="bar" onClick={() => decide(true)}>
            {t('cookie_accept')}
          </Button>
        </div>
      </section>
    </>
  );
}
