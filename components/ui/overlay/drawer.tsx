import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { OverlayFrame } from './overlay-host';
import { closeOverlays } from './overlay-stack';

const bodyIdOf = (id: string): string => `${id}-body`;

/** Keeps the keyboard in a drawer when what had the focus is gone with its contents. */
export const focusDrawer = (id: string): void => document.getElementById(bodyIdOf(id))?.focus({ preventScroll: true });

/**
 * A drawer: from below on a phone, from the inline end on a desktop. `back`: it is a step of a way (cart), with an
 * arrow and a centred title; else it has a close button (services, my orders). Rule: layout/LY2.
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
  bodyClassName?: string;
  children: ReactNode;
}) {
  const { id, title, closeLabel, back, alert, action, foot, plainFoot, centred, bodyClassName, children } = props;
  const titleId = `${id}-title`;
  return (
    <OverlayFrame className="drawer" labelledBy={titleId}>
      <header className={clsx('drawer__head', !back && 'drawer__head--start', alert && 'drawer__head--alert')}>
        {back && (
          <IconButton icon="chevron-left" label={closeLabel} onClick={() => closeOverlays()} variant="bare" flip />
        )}
        <h2 id={titleId}>{title}</h2>
        {back ? (action ?? <span />) : <IconButton icon="x" label={closeLabel} onClick={() => closeOverlays()} />}
      </header>
      {/* A scrolling region must be reachable by keyboard even when nothing in it can be focused. */}
      <section
        id={bodyIdOf(id)}
        className={clsx('drawer__body', centred && 'drawer__body--centred', bodyClassName)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        aria-labelledby={titleId}
      >
        {children}
      </section>
      {foot && <div className={clsx('drawer__foot', plainFoot && 'drawer__foot--plain')}>{foot}</div>}
    </OverlayFrame>
  );
}
