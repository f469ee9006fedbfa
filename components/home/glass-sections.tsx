import { SectionLink } from '@/components/catalogue/section-link';
import { inSizes } from '@/components/ui/picture-sizes';
import type { SectionTileView } from '@/lib/contract/views';

/** How many sections a phone shows before the row is scrolled. */
const FIRST_SCREEN = 3;

const GLASS =
  'grid h-34 w-31 grid-rows-[minmax(0,1fr)_auto] gap-1.5 rounded-lg bg-veil p-3 font-medium text-sm text-white inset-ring inset-ring-white/18 transition-[scale] duration-fast pressed:scale-pressed forced-colors:border';

/** The hotel's sections as a row on a picture, which a phone scrolls and a desktop wraps. */
export function GlassSections(props: { sections: readonly SectionTileView[]; label: string; newTab: string }) {
  const { sections, label, newTab } = props;
  return (
    <nav
      className="-mx-gutter snap-x snap-proximity scroll-px-gutter overflow-x-auto px-gutter py-1 [scrollbar-width:none] desk:mx-0 desk:overflow-visible desk:px-0"
      aria-label={label}
    >
      <ul className="flex w-max gap-3 desk:w-auto desk:flex-wrap">
        {sections.map((section, index) => (
          <li key={String(section.id)} className="snap-start">
            <SectionLink section={section} className={GLASS} newTab={newTab}>
              {section.image ? (
                <img
                  className="size-15.5 object-contain drop-shadow-picture"
                  {...inSizes(section.image, '62px')}
                  src={section.image}
                  alt=""
                  width={62}
                  height={62}
                  loading={index < FIRST_SCREEN ? 'eager' : 'lazy'}
                  referrerPolicy="no-referrer"
                />
              ) : (
                <span />
              )}
              <span className="line-clamp-3">{section.title}</span>
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
