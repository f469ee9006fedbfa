'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { goTo } from '@/components/ui/go-to';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { previousRoute, routeBeforeReload } from '@/lib/device/previous-route';
import { backTarget, routesOnEntry } from '@/lib/domain/navigation/back';

/**
 * Goes to /home when there is no previous page or it was /home, else one step back in the history. hold-back-links.ts
 * finds the button by `data-back`.
 */
export function BackButton() {
  const router = useRouter();
  const t = useTranslations();
  const goBack = () => {
    const target = backTarget(previousRoute.get());
    if (target === null) router.back();
    else goTo(router, target);
  };
  return <IconButton icon={chevronLeftIcon} label={t('back')} data-back="" onClick={goBack} />;
}

/**
 * After each navigation, stores the previous page, writes the current page to <html> and clears what
 * instrumentation-client.ts wrote there about the navigation.
 *
 * Shares a file with the back button, so that the layout's chunk contains the button. Otherwise every page's chunk and
 * every error page's chunk would contain a copy.
 */
export function RouteMemory() {
  const pathname = usePathname();
  const current = useRef<string | null>(null);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.page = pathname;
    delete dataset.awaited;
    delete dataset.leaving;
    const before = current.current;
    if (before === pathname) return;
    current.current = pathname;
    const stored = { previous: previousRoute.get(), kept: routeBeforeReload.get() };
    const { previous, kept } = routesOnEntry({ ...stored, pathname, before });
    if (previous !== stored.previous) previousRoute.changeNow(() => previous);
    if (kept !== stored.kept) routeBeforeReload.changeNow(() => kept);
  }, [pathname]);
  return null;
}
