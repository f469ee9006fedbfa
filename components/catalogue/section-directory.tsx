import { RouterLink } from '@/components/ui/router-link';
import type { SectionTileView } from '@/lib/contract/views';
import { type Id, sameId } from '@/lib/domain/id';

const LINK =
  'block min-h-target rounded-md px-3 py-2.5 text-ink-2 hover:bg-sunken pressed:bg-sunken focus-visible:-outline-offset-3 aria-[current]:bg-brand-soft aria-[current]:font-medium aria-[current]:text-brand-strong forced-colors:aria-[current]:chosen';

/**
 * The sections beside the content of a wide screen: those of the top level, and below the one that contains the current
 * section its subsections. Rule: layout/LY15.
 */
export function SectionDirectory(props: {
  sections: readonly SectionTileView[];
  /** The section that contains the current one, with its subsections; null at the top level. */
  parent: { id: Id; subsections: readonly SectionTileView[] } | null;
  current: Id;
  label: string;
}) {
  const { sections, parent, current, label } = props;
  const isListed = parent !== null && sections.some(({ id }) => sameId(id, parent.id));
  return (
    <nav className="sticky top-(--below-header,5rem) -ms-3 hidden wider:block print:hidden" aria-label={label}>
      <div className="max-h-[calc(100dvh-100px)] overflow-y-auto overscroll-contain">
        {/* A section deeper than the second level stands among those beside it. */}
        {parent !== null && !isListed ? (
          <Level sections={parent.subsections} current={current} />
        ) : (
          <Level sections={sections} current={current} parent={parent} />
        )}
      </div>
    </nav>
  );
}

type LevelProps = Pick<Parameters<typeof SectionDirectory>[0], 'sections' | 'current'> & {
  parent?: Parameters<typeof SectionDirectory>[0]['parent'];
};

function Level({ sections, current, parent = null }: LevelProps) {
  return (
    <ul className="grid gap-0.5">
      {sections
        .filter(({ external }) => !external)
        .map(({ id, title, href }) => (
          <li key={String(id)}>
            <RouterLink className={LINK} href={href} {...(sameId(id, current) && { 'aria-current': 'page' as const })}>
              {title}
            </RouterLink>
            {parent !== null && sameId(id, parent.id) && (
              <div className="mt-0.5 ps-3 text-sm">
                <Level sections={parent.subsections} current={current} />
              </div>
            )}
          </li>
        ))}
    </ul>
  );
}
