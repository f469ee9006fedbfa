'use client';

import { useEffect, useState } from 'react';
import { useHotel } from '@/components/hotel/hotel-context';
import { apiCall, useApi } from '@/components/hotel/use-api';
import type { NavItemView } from '@/lib/contract/views';
import { textIn } from '@/lib/domain/i18n/text';
import { arrangeBar } from '@/lib/domain/navigation/navigation';
import { sectionIdOf } from '@/lib/domain/navigation/routes';

/** Event on the window that fetches the bar again. `detail.path`: the page whose bar is shown, else the current one. */
const UPDATE = 'update-bottom-navigation-menu';

/**
 * The bottom bar of the current page. The server renders the first one. Each navigation fetches the next one and keeps
 * the current one meanwhile. An answer that is empty, fails or has no entry that the app can show gives the default
 * bar. Rules: navigation/N15, navigation/N16, navigation/N17.
 */
export function useNavigation(
  first: readonly NavItemView[],
  standard: readonly NavItemView[],
  pathname: string,
): readonly NavItemView[] {
  const hotel = useHotel();
  const [update, setUpdate] = useState({ pathname, path: pathname });
  // A path from an event applies only to the page on which the event was dispatched.
  const path = update.pathname === pathname ? update.path : pathname;
  const at = { sectionId: sectionIdOf(path), path };
  const { value, refusal, refetch } = useApi(apiCall('navigation', hotel.uuid, at), {
    keepPreviousData: true,
    revalidateOnMount: false,
  });
  useEffect(() => {
    const onUpdate = (event: CustomEventInit<{ path?: unknown } | null>) => {
      const wanted = event.detail?.path;
      if (typeof wanted === 'string' && wanted !== path) setUpdate({ pathname, path: wanted });
      else refetch();
    };
    addEventListener(UPDATE, onUpdate);
    return () => removeEventListener(UPDATE, onUpdate);
  }, [pathname, path, refetch]);
  if (value === undefined && refusal === null) return first;
  const configured = refusal === null && value ? arrangeBar(value) : [];
  if (configured.length === 0) return standard;
  return configured.map((item) => ({
    code: item.code,
    icon: item.icon,
    title: textIn(item.title, hotel.language),
    external_link: item.external_link,
  }));
}
