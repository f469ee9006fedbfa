import clsx from 'clsx';
import { CookieLink } from '@/components/cookies/cookie-link';
import { LegalLink } from '@/components/legal/legal-link';
import type { FooterLink } from '@/lib/domain/hotel/footer';
import { joinList } from '@/lib/domain/i18n/join-list';

/** The footer of every page: company name, year and links to the hotel's legal texts. Rule: pages/PG12. */
export function Footer(props: {
  company: string;
  year: number;
  language: string;
  label: string;
  links: readonly FooterLink[];
  cookies: string;
}) {
  const { company, year, language, label, links, cookies } = props;
  return (
    // At the bottom of a short page too (`mt-auto`). Below a bar, its padding keeps the text above the bar, whose height
    // follows the text size and grows by the order above it.
    <footer className="relative z-9 mt-auto rounded-t-xl bg-footer px-gutter pt-8 pb-[calc(32px+1.5*var(--live-strip,0px)+var(--day-line,0px))] text-on-footer text-sm leading-body [--focus:currentColor] over-bar:pb-[calc(48px+5.25rem+var(--live-strip,0px)+var(--day-line,0px))] rail:pb-8 shallow:pb-8 forced-colors:border-t print:rounded-none print:bg-transparent print:pb-0 print:text-inherit">
      <div className="mx-auto grid max-w-page gap-2 wider:max-w-columns desk:grid-cols-[minmax(0,1fr)_fit-content(50%)] desk:items-center">
        <LegalLinks label={label} links={links} cookies={cookies} />
        <p>{`© ${joinList([company, String(year)], language)}`}</p>
      </div>
    </footer>
  );
}

/**
 * The links to the legal texts, for pages and overlays without a footer. `cookies`: the label of the link to the cookie
 * settings. Rule: cookies/CK3.
 */
export function LegalLinks(props: {
  label: string;
  links: readonly FooterLink[];
  cookies: string;
  className?: string;
}) {
  const { label, links, cookies, className } = props;
  return (
    <nav className={clsx('flex flex-wrap gap-x-5 print:hidden', className)} aria-label={label}>
      {links.map(({ type, title }) => (
        <LegalLink key={type} type={type} title={title} layout="row" tone="inherit">
          {title}
        </LegalLink>
      ))}
      <CookieLink layout="row" tone="inherit">
        {cookies}
      </CookieLink>
    </nav>
  );
}
