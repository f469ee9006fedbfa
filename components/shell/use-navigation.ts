'use client';

import useSWR from 'swr';
import { useHotel } from '@/components/hotel/hotel-context';
import { browserApi } from '@/lib/contract/browser';
import { paths } from '@/lib/contract/paths';
import type { NavItemView } from '@/lib/contract/views';
import { textIn } from '@/lib/domain/i18n/text';
import { arrangeBar } from '@/lib/domain/navigation/navigation';
import { sectionIdOf } from '@/lib/domain/navigation/routes';

/**
 * The bar of the page the guest is on. The server brings the first one; on every navigation it is fetched anew with
 * the new path, and what is shown stays until it is here. An answer that is empty, has nothing the app can show or
 * failed means the default bar. Rule: navigation/N15.
 */
export function useNavigation(
  first: readonly NavItemView[],
  standard: readonly NavItemView[],
  pathname: string,
): readonly NavItemView[] {
  const hotel = useHotel();
  const at = { sectionId: sectionIdOf(pathname), path: pathname };
  const { data } = useSWR(paths.navigation(hotel.uuid, at), () => browserApi().navigation(hotel.uuid, at), {
    keepPreviousData: true,
    revalidateOnMount: false,
    revalidateOnFocus: false,
  });
  if (data === undefined) return first;
  const configured = data.ok ? arrangeBar(data.value) : [];
  if (configured.length === 0) return standard;
  return configured.map((item) => ({
    code: item.code,
    icon: item.icon,
    title: textIn(item.title, hotel.language),
    external_link: item.external_link,
  }));
}
