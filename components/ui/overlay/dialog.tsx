import clsx from 'clsx';
import type { ReactNode } from 'react';
import { xIcon } from '@/components/ui/icons/x';
import { IconButton } from '../button/icon-button';
import { DIALOG, DIALOG_TITLE, SCRIM } from './frames';
import { OverlayFrame } from './overlay-host';
import { closeOverlays } from './overlay-stack';

const LAYOUTS = {
  text: 'max-w-dialog px-5 pt-6 pb-5',
  list: 'grid max-h-[min(640px,calc(100dvh-40px))] max-w-country grid-rows-[auto_auto_minmax(0,1fr)] overflow-hidden pt-5 [&>h2]:mx-5',
} as const;

/**
 * A small dialog: title, body, buttons. `atEnd`: at the bottom edge on phones, for lists of choices. `layout`: `list`
 * has a scroll container of its own from edge to edge.
 */
export function Dialog(props: {
  id: string;
  title: string;
  closeLabel?: string;
  atEnd?: boolean;
  role?: 'dialog' | 'alertdialog';
  describedBy?: string;
  layout?: keyof typeof LAYOUTS;
  children: ReactNode;
}) {
  const { id, title, closeLabel, atEnd, role, describedBy, layout = 'text', children } = props;
  const titleId = `${id}-title`;
  return (
    <OverlayFrame
      className={clsx(
        SCRIM,
        atEnd
          ? 'items-end justify-items-center p-3 max-[343px]:has-[[role=grid]]:px-0 desk:place-items-center'
          : 'place-items-center p-5',
      )}
      closesBesideContent
      labelledBy={titleId}
      {...(role && { role })}
      {...(describedBy && { describedBy })}
    >
      <section className={clsx(DIALOG, LAYOUTS[layout])}>
        <h2 id={titleId} className={clsx(DIALOG_TITLE, closeLabel && 'pe-target')}>
          {title}
        </h2>
        {closeLabel && (
          <IconButton
            className="absolute end-3 top-3 z-2"
            icon={xIcon}
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
