'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { xIcon } from '@/components/ui/icons/x';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import { useDesk } from '../desk-context';

/** The whole screen of a phone, and the greater part of a wide one. Escape closes it; what was typed stays. */
export function TelephoneSheet(props: { title: string; onClose(): void; children: ReactNode }) {
  const { title, onClose, children } = props;
  const { t } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // A browser returns the focus from a dialog that closes, and not from one that is removed while it is open.
      if (opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="fixed inset-y-0 start-auto end-0 m-0 ms-auto h-dvh max-h-none w-full max-w-280 scroll-pb-24 overflow-y-auto bg-canvas text-ink shadow-lg backdrop:bg-scrim forced-colors:border"
      aria-labelledby={id}
      // What stands over it closes first.
      onCancel={(event) => openOverlays().length > 0 && event.preventDefault()}
      // That of a dialog inside it bubbles in React.
      onClose={(event) => event.target === dialog.current && onClose()}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-gutter">
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
