import { RouterLink } from '@/components/ui/router-link';
import type { SectionTileView } from '@/lib/contract/views';
import { type Id, sameId } from '@/lib/domain/options/kit';

/** The hotel's sections beside the content of a wide screen. Rule: appearance/A12. */
export function SectionDirectory(props: { sections: readonly SectionTileView[]; current: Id; label: string }) {
  const { sections, current, label } = props;
  return (
    <nav className="sticky top-20 -ms-3 hidden wider:block print:hidden" aria-label={label}>
      <ul className="grid max-h-[calc(100dvh-196px)] gap-0.5 overflow-y-auto overscroll-contain">
        {sections
          .filter(({ external }) => !external)
          .map(({ id, title, href }) => (
            <li key={String(id)}>
              <RouterLink
                className="block min-h-target rounded-md px-3 py-2.5 text-ink-2 hover:bg-sunken pressed:bg-sunken focus-visible:-outline-offset-3 aria-[current]:bg-brand-soft aria-[current]:font-medium aria-[current]:text-brand-strong forced-colors:aria-[current]:chosen"
                href={href}
                {...(sameId(id, current) && { 'aria-current': 'page' as const })}
              >
                {title}
              </RouterLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
