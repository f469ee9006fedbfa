import { LegalLink } from '@/components/legal/legal-link';
import type { FooterLink } from '@/lib/domain/hotel/footer';

/** The end of every page: company name, year and the hotel's legal texts. Rule: pages/PG12. */
export function Footer(props: { company: string; year: number; label: string; links: readonly FooterLink[] }) {
  const { company, year, label, links } = props;
  return (
    <footer className="footer">
      <div className="wrap">
        <LegalLinks label={label} links={links} />
        <p>
          © {company}, {year}
        </p>
      </div>
    </footer>
  );
}

/** The links alone, for where there is no footer. */
export function LegalLinks({ label, links }: { label: string; links: readonly FooterLink[] }) {
  return (
    <nav className="legallinks" aria-label={label}>
      {links.map(({ type, title }) => (
        <LegalLink key={type} type={type} title={title}>
          {title}
        </LegalLink>
      ))}
    </nav>
  );
}
