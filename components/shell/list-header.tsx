import type { ReactNode } from 'react';
import { LanguageButton } from '@/components/language/language-button';
import { BackButton } from './back-button';
import { HEADER, HEADER_TITLE } from './header-look';
import { SearchIconLink } from './search-icon-link';

/**
 * The floating header of a list of products: with a link to the search, and below the line, or in it on a low screen, the
 * list's filter and headings (`chips`). Not the other header with more fields, which error pages bring to the browser.
 * Rule: pages/PG9.
 */
export function ListHeader(props: { title: string; search: string; hideBack: boolean; chips: ReactNode }) {
  const { title, search, hideBack, chips } = props;
  return (
    <header
      className={`${HEADER} grid-cols-[auto_minmax(0,1fr)_auto_auto] rail:has-[nav]:grid-cols-[auto_minmax(0,1fr)_minmax(0,2fr)_auto_auto]`}
    >
      {hideBack ? <span className="w-target" /> : <BackButton />}
      <h1 className={HEADER_TITLE}>{title}</h1>
      <SearchIconLink label={search} />
      <LanguageButton />
      {chips}
    </header>
  );
}
