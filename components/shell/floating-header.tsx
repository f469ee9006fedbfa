import { LanguageButton } from '@/components/language/language-button';
import { BackButton } from './back-button';
import { HomeButton } from './home-button';

/** The header of every page except home: back button, title, language. `leadsHome`: back always leads home. Rule: pages/PG9. */
export function FloatingHeader(props: { title: string; hideBack?: boolean; leadsHome?: boolean }) {
  const { title, hideBack, leadsHome } = props;
  const back = leadsHome ? <HomeButton /> : <BackButton />;
  return (
    <header className="sticky top-[var(--offline-line,0px)] z-bar rail:py-2 shallow:static -mx-gutter grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 bg-canvas/88 px-gutter py-2.5 wider:min-h-18 backdrop-blur-[14px] blue:bg-brand-fill blue:shadow-[0_0_0_100vmax_var(--brand-fill)] blue:backdrop-blur-none blue:dark:bg-brand-soft blue:dark:shadow-[0_0_0_100vmax_var(--brand-soft)] blue:[clip-path:inset(0_-100vmax)] forced-colors:border-b print:static print:block print:bg-transparent print:backdrop-blur-none">
      {hideBack ? <span className="w-target" /> : back}
      <h1 className="line-clamp-2 text-center text-lg wider:max-w-60 wider:text-start blue:text-on-brand blue:dark:text-ink">
        {title}
      </h1>
      <LanguageButton />
    </header>
  );
}
