import { LanguageButton } from '@/components/language/language-button';
import { BackButton } from './back-button';
import { HEADER, HEADER_TITLE } from './header-look';
import { HomeButton } from './home-button';

/**
 * The header of pages inside the app: back button, title, language. Home, booking and recognition have the topbar, and the
 * search has its field. `leadsHome`: back always leads home. Rule: pages/PG9.
 */
export function FloatingHeader(props: { title: string; hideBack?: boolean; leadsHome?: boolean }) {
  const { title, hideBack, leadsHome } = props;
  const back = leadsHome ? <HomeButton /> : <BackButton />;
  return (
    <header className={`${HEADER} grid-cols-[auto_minmax(0,1fr)_auto]`}>
      {hideBack ? <span className="w-target" /> : back}
      <h1 className={HEADER_TITLE}>{title}</h1>
      <LanguageButton />
    </header>
  );
}
