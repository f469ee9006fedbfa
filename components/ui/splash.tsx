import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Class of a splash, a full-screen message: the hotel's name at the top, the text in the middle, buttons at the bottom. */
export const SPLASH_CLASS =
  'fixed inset-0 grid grid-rows-[auto_1fr_auto] overflow-y-auto bg-canvas px-gutter pt-4 pb-[calc(20px+env(safe-area-inset-bottom))]';

/** The hotel's logo or name at the top of a splash. */
export function SplashHead({ hotel }: { hotel: { title: string; logo: string | null } | null }) {
  return (
    <header className="flex min-h-target justify-center">
      {hotel && (
        <span className="inline-flex min-h-target min-w-0 items-center gap-3 font-medium text-lg tracking-tight">
          {hotel.logo && (
            <img className="h-10 w-8.5 shrink-0 object-contain" src={hotel.logo} alt="" width={34} height={40} />
          )}
          <span className="line-clamp-2">{hotel.title}</span>
        </span>
      )}
    </header>
  );
}

/** The text of a splash. */
export function SplashBody({ role, className, children }: { role?: 'alert'; className?: string; children: ReactNode }) {
  return (
    <div
      role={role}
      className={clsx(
        'mx-auto grid max-w-dialog content-center justify-items-center gap-6 py-5 text-center',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** Classes of the title and the text below it in a splash. */
export const SPLASH_TITLE_CLASS = 'text-2xl tracking-title';
export const SPLASH_TEXT_CLASS = 'mt-3 text-ink-2';
