'use client';

import { type SyntheticEvent, useEffect, useId, useRef } from 'react';

/**
 * Opens a dialog element over the desk for as long as it is rendered, and returns the focus. `props`: of the dialog; `titleId`: of the
 * element with its title.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      // A browser returns the focus from a dialog that closes, and not from one that is removed while it is open.
      if (opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    };
  }, []);
  const props = {
    ref: dialog,
    'aria-labelledby': titleId,
    // That of a dialog inside this one bubbles in React.
    onClose: (event: SyntheticEvent) => event.target === dialog.current && onClose(),
  };
  return { props, titleId, close: () => dialog.current?.close() };
}
