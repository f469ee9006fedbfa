import { LegalLink } from '@/components/legal/legal-link';
import type { PublicInfoType } from '@/lib/contract/hotel';

/** Company name, year and the hotel's legal texts. Source: guest-app 2 "App shell". */
export function Footer(props: {
  company: string;
  year: number;
  label: string;
  texts: readonly { type: PublicInfoType; title: string }[];
}) {
  return (
    <footer className="footer">
      <div className="wrap">
        <nav aria-label={props.label}>
          {props.texts.map((text) => (
            <LegalLink key={text.type} type={text.type} title={text.title}>
              {text.title}
            </LegalLink>
          ))}
        </nav>
        <p>
          © {props.company}, {props.year}
        </p>
      </div>
    </footer>
  );
}
