import { LanguageButton } from '@/components/language/language-button';
import { HotelLogo } from './hotel-logo';

/** The standard header: the hotel's logo, which leads home, and the language. Rule: pages/PG7. */
export function Topbar({ title, logo }: { title: string; logo: string | null }) {
  return (
    <div className="wrap">
      <header className="topbar">
        <HotelLogo title={title} logo={logo} />
        <LanguageButton />
      </header>
    </div>
  );
}
