import type { ReactNode } from 'react';
import { LanguageButton } from '@/components/language/language-button';
import { PAGE_WIDTH } from '@/components/ui/page';
import { HotelLogo, type LogoHotel } from './hotel-logo';

/**
 * The standard header: the hotel's logo as a link to home, and the language button. `children`: stands before that. Rule:
 * pages/PG7.
 */
export function Topbar({ hotel, children }: { hotel: LogoHotel; children?: ReactNode }) {
  return (
    <div className="blue:bg-brand-fill blue:[--focus:var(--on-brand)] blue:dark:bg-brand-soft blue:dark:[--focus:var(--ink)]">
      <div className={PAGE_WIDTH}>
        <header className="flex min-h-18 items-center justify-between gap-3">
          <HotelLogo hotel={hotel} />
          {children}
          <LanguageButton />
        </header>
      </div>
    </div>
  );
}
