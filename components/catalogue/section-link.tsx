import type { ReactNode } from 'react';
import { RouterLink } from '@/components/ui/router-link';
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
      <RouterLink className={className} href={section.href}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a className={className} href={section.href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only">{newTab}</span>
    </a>
  );
}
