'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { xIcon } from '@/components/ui/icons/x';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { useDesk } from './desk-context';
import { useModal } from './use-modal';

/** What stands at the end of the screen over the desk; full width on a phone. `isWide`: the greater part of a wide screen. Escape closes it. */
export function SideSheet(props: { title: string; isWide?: boolean; onClose(): void; children: ReactNode }) {
  const { title, isWide = false, onClose, children } = props;
  const { t } = useDesk();
  const modal = useModal(onClose);
  return (
    <dialog
      {...modal.props}
      className={clsx(
        'fixed inset-y-0 start-auto end-0 m-0 ms-auto h-dvh max-h-none w-full overflow-y-auto bg-canvas text-ink shadow-lg backdrop:bg-scrim forced-colors:border',
        isWide ? 'max-w-280 scroll-pb-24' : 'max-w-110',
      )}
      // What stands over it closes first.
      onCancel={(event) => openOverlays().length > 0 && event.preventDefault()}
    >
      <div className={clsx('grid grid-cols-[minmax(0,1fr)] content-start p-gutter', isWide ? 'gap-4' : 'gap-3')}>
        <div className="flex items-center gap-3">
          <h2 id={modal.titleId} className="me-auto min-w-0 font-medium text-xl">
            {title}
          </h2>
          <IconButton icon={xIcon} label={t('close')} onClick={modal.close} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
