import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { OverlayFrame } from './overlay-host';
import { closeOverlays } from './overlay-stack';

/** A small dialog: title, body, one primary and one quiet action. `atEnd`: at the bottom on phones, when it holds a choice. */
export function Dialog(props: {
  id: string;
  title: string;
  closeLabel?: string;
  atEnd?: boolean;
  role?: 'dialog' | 'alertdialog';
  describedBy?: string;
  className?: string;
  children: ReactNode;
}) {
  const { id, title, closeLabel, atEnd, role, describedBy, className, children } = props;
  const titleId = `${id}-title`;
  return (
    <OverlayFrame
      className={clsx('dialogs', atEnd && 'dialogs--end')}
      labelledBy={titleId}
      {...(role && { role })}
      {...(describedBy && { describedBy })}
    >
      <section className={clsx('dialog', className)}>
        <h2 id={titleId}>{title}</h2>
        {closeLabel && (
          <IconButton
            className="dialog__close"
            icon="x"
            label={closeLabel}
            onClick={() => closeOverlays()}
            variant="bare"
          />
        )}
        {children}
      </section>
    </OverlayFrame>
  );
}
