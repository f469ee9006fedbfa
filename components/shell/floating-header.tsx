import { LanguageButton } from '@/components/language/language-button';
import { BackButton } from './back-button';

/** The header of every page but home: back, title, language. Rule: pages/PG9. */
export function FloatingHeader({ title, hideBack }: { title: string; hideBack?: boolean }) {
  return (
    <header className="floatbar">
      {hideBack ? <span className="floatbar__gap" /> : <BackButton />}
      <h1>{title}</h1>
      <LanguageButton />
    </header>
  );
}
