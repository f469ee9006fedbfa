import type { ReactNode } from 'react';

/** A failed send brings the focus to what is wrong. */
export function ErrorPlace({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  return (
    <div data-error={isWrong || undefined} {...(isWrong && { tabIndex: -1 })}>
      {children}
    </div>
  );
}
