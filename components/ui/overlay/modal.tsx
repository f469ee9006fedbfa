import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { OverlayFrame } from './overlay-host';
import { closeOverlays } from './overlay-stack';

/** A full screen with a back arrow: legal texts and other long reading. */
export function Modal({
  id,
  title,
  backLabel,
  children,
}: {
  id: string;
  title: string;
  backLabel: string;
  children: ReactNode;
}) {
  const titleId = `${id}-title`;
  return (
    <OverlayFrame className="modal" labelledBy={titleId}>
      <header className="modal__head">
        <IconButton icon="chevron-left" label={backLabel} onClick={() => closeOverlays()} variant="bare" flip />
        <h2 id={titleId}>{title}</h2>
        <span />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className="modal__body" tabIndex={0} aria-labelledby={titleId}>
        {children}
      </section>
    </OverlayFrame>
  );
}
