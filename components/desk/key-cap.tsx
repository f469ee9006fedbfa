import type { ReactNode } from 'react';

/** A key, drawn beside what it presses; screen readers hear of it by the attribute of the button. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="inline-grid min-w-5 place-items-center self-center rounded-sm border border-current px-1 font-medium text-xs/4.5 max-[759px]:hidden"
    >
      {children}
    </span>
  );
}
