import Link from 'next/link';
import type { ReactNode } from 'react';
import type { SectionTileView } from '@/lib/contract/views';

/**
 * A link to a section. A section with an external address opens in a new tab, which its label announces.
 * Rule: catalogue/C4.
 */
export function SectionLink(props: {
  section: Pick<SectionTileView, 'href' | 'external'>;
  className: string;
  newTab: string;
  children: ReactNode;
}) {
  const { section, className, newTab, children } = props;
  if (!section.external) {
    return (
      <Link className={className} href={section.href}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={section.href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{newTab}</span>
    </a>
  );
}
