'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';

/** A question over the desk: title and content. Escape closes it. */
export function DeskDialog(props: {
  title: string;
  role?: 'dialog' | 'alertdialog';
  onClose(): void;
  children: ReactNode;
}) {
  const { title, role, onClose, children } = props;
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
      role={role}
      className="m-auto h-fit max-h-[calc(100dvh-40px)] w-[calc(100%-40px)] max-w-100 overflow-y-auto rounded-lg bg-surface p-5 text-ink shadow-lg backdrop:bg-scrim forced-colors:border"
      aria-labelledby={id}
      onClose={(event) => {
        // That of a dialog inside this one bubbles in React.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="grid gap-4">
        <h2 id={id} className="break-words font-medium text-xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
