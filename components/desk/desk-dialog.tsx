'use client';

import type { ReactNode } from 'react';
import { useModal } from './use-modal';

/** A question over the desk: title and content. Escape closes it. */
export function DeskDialog(props: {
  title: string;
  role?: 'dialog' | 'alertdialog';
  onClose(): void;
  children: ReactNode;
}) {
  const { title, role, onClose, children } = props;
  const modal = useModal(onClose);
  return (
    <dialog
      {...modal.props}
      role={role}
      className="m-auto h-fit max-h-[calc(100dvh-40px)] w-[calc(100%-40px)] max-w-100 overflow-y-auto rounded-lg bg-surface p-5 text-ink shadow-lg backdrop:bg-scrim forced-colors:border"
    >
      <div className="grid gap-4">
        <h2 id={modal.titleId} className="break-words font-medium text-xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
