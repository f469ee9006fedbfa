'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { xIcon } from '@/components/ui/icons/x';
import { useDesk } from '../desk-context';

/** What stands behind a tap of the board, at the end of the screen; full width on a phone. */
export function SideSheet({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  const { t } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="fixed inset-y-0 start-auto end-0 m-0 ms-auto h-dvh max-h-none w-full max-w-110 overflow-y-auto bg-canvas text-ink shadow-lg backdrop:bg-scrim forced-colors:border"
      aria-labelledby={id}
      // That of a dialog inside it bubbles in React.
      onClose={(event) => event.target === dialog.current && onClose()}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 p-gutter">
        <div className="flex items-center gap-3">
          <h2 id={id} className="me-auto min-w-0 font-medium text-xl">
            {title}
          </h2>
          <IconButton icon={xIcon} label={t('close')} onClick={() => dialog.current?.close()} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
