import type { ReactNode } from 'react';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { IconButton } from '../button/icon-button';
import { OverlayFrame } from './overlay-host';
import { closeOverlays } from './overlay-stack';

/** The classes of a full-screen overlay: header, scroll container, footer. */
export const FULL_SCREEN = 'fixed inset-0 grid grid-rows-[auto_minmax(0,1fr)_auto] bg-canvas animate-fade';

/** A full-screen overlay with a back arrow, for legal texts and other long texts. */
export function Modal(props: { id: string; title: string; backLabel: string; children: ReactNode }) {
  const { id, title, backLabel, children } = props;
  const titleId = `${id}-title`;
  return (
    <OverlayFrame className={FULL_SCREEN} labelledBy={titleId}>
      <header className="grid grid-cols-[44px_minmax(0,1fr)_44px] items-center gap-2 border-line border-b px-3 py-2.5">
        <IconButton icon={chevronLeftIcon} label={backLabel} onClick={() => closeOverlays()} variant="bare" />
        <h2 id={titleId} className="line-clamp-2 text-center text-lg">
          {title}
        </h2>
        <span />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable */}
      <section className="overflow-y-auto px-gutter pt-5 pb-10" tabIndex={0} aria-labelledby={titleId}>
        {children}
      </section>
    </OverlayFrame>
  );
}
