'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { opens } from '@/components/ui/overlay/opens';
import { type OverlayName, openOverlay } from '@/components/ui/overlay/overlay-stack';
import { RouterLink } from '@/components/ui/router-link';
import { isLinkToHere, isPageLink } from '@/lib/domain/navigation/navigation';
import type { BarEntry } from './bar-icons';

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

/** A word of the label never breaks: `--fit` is the size with which it fits (label-fit.ts). Rule: navigation/N26. */
const ENTRY =
  'group/entry relative grid min-h-14.5 w-full justify-items-center gap-0.5 rounded-[18px] pt-1.25 pb-1.5 rail:min-h-0 rail:content-center rail:gap-0 rail:py-0.5 rail:leading-tight text-center text-[max(8px,min(var(--text-xs),var(--fit)))] text-ink-2 transition-[color] aria-expanded:font-medium aria-expanded:text-brand-strong aria-[current]:font-medium aria-[current]:text-brand-strong forced-colors:text-system-text';

/** The label of an entry. */
export const LABEL = 'line-clamp-2 max-w-full hyphens-none break-keep wrap-normal text-ellipsis';

/**
 * An entry: a button for an overlay, which carries the badge of its feature, or a link. `open`: the overlay on top. `label`:
 * an element shown instead of that with the entry's title.
 */
export function BarItem(props: { item: BarEntry; open: string | undefined; badge?: ReactNode; label?: ReactNode }) {
  const { item, open, badge, label } = props;
  const pathname = usePathname();
  const overlay = item.href === null ? overlayOf(item.code) : undefined;
  const inside = (
    <>
      <span className="grid h-7.5 w-control max-w-full place-items-center rounded-full transition-[background-color] group-aria-expanded/entry:bg-brand-soft group-aria-[current]/entry:bg-brand-soft group-pressed/entry:bg-sunken forced-colors:group-aria-expanded/entry:chosen forced-colors:group-aria-[current]/entry:chosen">
        <Icon shape={item.shape} />
      </span>
      {overlay !== undefined && badge}
      {label ?? <span className={LABEL}>{item.title}</span>}
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
