import clsx from 'clsx';
import type { ReactNode } from 'react';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { xIcon } from '@/components/ui/icons/x';
import { IconButton } from '../button/icon-button';
import { DRAWER, DRAWER_FOOT } from './frames';
import { OverlayFrame } from './overlay-host';
import { closeOverlays } from './overlay-stack';

const bodyIdOf = (id: string): string => `${id}-body`;

/** Moves the focus to the drawer when the focused element was removed with its content. */
export const focusDrawer = (id: string): void => document.getElementById(bodyIdOf(id))?.focus({ preventScroll: true });

/**
 * A drawer. With `back` it is a step of an order (cart), with a back arrow and a centred title; else it has a close
 * button (services, my orders). Rule: layout/LY2.
 */
export function Drawer(props: {
  id: string;
  title: string;
  closeLabel: string;
  back?: boolean;
  alert?: boolean;
  action?: ReactNode;
  foot?: ReactNode;
  plainFoot?: boolean;
  centred?: boolean;
  children: ReactNode;
}) {
  const { id, title, closeLabel, back, alert, action, foot, plainFoot, centred, children } = props;
  const titleId = `${id}-title`;
  return (
    <OverlayFrame className={DRAWER} labelledBy={titleId}>
      <header
        className={clsx(
          'grid items-center gap-2 pe-3 pt-5 pb-2.5 forced-colors:border-b',
          back ? 'grid-cols-[44px_minmax(0,1fr)_44px] ps-3 text-center' : 'grid-cols-[minmax(0,1fr)_auto] ps-gutter',
          alert && 'bg-danger-soft text-danger forced-colors:border-b-3',
        )}
      >
        {back && (
          <IconButton icon={chevronLeftIcon} label={closeLabel} onClick={() => closeOverlays()} variant="bare" />
        )}
        <h2 id={titleId} className="line-clamp-2 text-xl tracking-tight">
          {title}
        </h2>
        {back ? (action ?? <span />) : <IconButton icon={xIcon} label={closeLabel} onClick={() => closeOverlays()} />}
      </header>
      {/* A scroll container must be focusable by keyboard even when it has no focusable content. */}
      <section
        id={bodyIdOf(id)}
        className={clsx(
          'relative scroll-pt-3 overflow-y-auto overscroll-contain px-gutter pt-2 pb-8 shallow:overflow-visible desk:scrollbar-thin',
          centred && 'grid content-center',
        )}
        data-scroller=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        tabIndex={0}
        aria-labelledby={titleId}
      >
        {children}
      </section>
      {foot && <div className={clsx(DRAWER_FOOT, !plainFoot && 'bg-surface shadow-up')}>{foot}</div>}
    </OverlayFrame>
  );
}
