'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { opens } from '@/components/ui/overlay/opens';
import { type OverlayName, openOverlay } from '@/components/ui/overlay/overlay-stack';
import { RouterLink } from '@/components/ui/router-link';
import type { NavItemView } from '@/lib/contract/views';
import { isLinkToHere, isPageLink } from '@/lib/domain/navigation/navigation';
import { barIconName } from './bar-icon-names';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    services: null;
    orders: null;
    cart: null;
    chat: null;
    voice: null;
  }
}

/** The entries of the bar that open an overlay, whose name is their code. */
const OVERLAYS = ['services', 'orders', 'cart', 'chat', 'voice'] as const satisfies readonly OverlayName[];

const overlayOf = (code: string) => OVERLAYS.find((name) => name === code);

const ENTRY =
  'group/entry relative grid min-h-14.5 w-full justify-items-center gap-0.5 rounded-[18px] pt-1.25 pb-1.5 text-center text-[min(var(--text-xs),4.5cqi)] text-ink-2 transition-[color] group-data-many/bar:text-[min(0.6875rem,4.5cqi)] group-data-many/bar:tracking-tighter aria-expanded:font-medium aria-expanded:text-brand-strong aria-[current]:font-medium aria-[current]:text-brand-strong forced-colors:text-system-text';

/** An entry: a button for an overlay, which carries the badge of its feature, or a link. `open`: the overlay on top. */
export function BarItem(props: { item: NavItemView; open: string | undefined; badge?: ReactNode }) {
  const { item, open, badge } = props;
  const pathname = usePathname();
  const overlay = item.href === null ? overlayOf(item.code) : undefined;
  const inside = (
    <>
      <span className="grid h-7.5 w-control place-items-center rounded-full transition-[background-color] group-aria-expanded/entry:bg-brand-soft group-aria-[current]/entry:bg-brand-soft group-pressed/entry:bg-sunken forced-colors:group-aria-expanded/entry:chosen forced-colors:group-aria-[current]/entry:chosen">
        <Icon name={barIconName(item.icon)} />
      </span>
      {overlay !== undefined && badge}
      <span className="line-clamp-3 max-w-full hyphens-auto px-px narrow:px-0">{item.title}</span>
    </>
  );
  if (overlay !== undefined) {
    return (
      <button
        type="button"
        className={ENTRY}
        aria-expanded={open === overlay}
        aria-haspopup="dialog"
        {...opens(overlay)}
        onClick={() => openOverlay(overlay)}
      >
        {inside}
      </button>
    );
  }
  const href = item.href ?? '/';
  const Link = isPageLink(href) ? RouterLink : 'a';
  const isCurrent = open === undefined && isLinkToHere(href, pathname);
  return (
    <Link className={ENTRY} href={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
      {inside}
    </Link>
  );
}
