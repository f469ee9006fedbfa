import clsx from 'clsx';
import { productTint } from '@/components/ui/product-image';
import type { SectionTileView } from '@/lib/contract/views';
import { SectionLink } from './section-link';

const TILE =
  'group/tile relative block overflow-hidden rounded-lg bg-tile p-4 text-ink transition-[scale] ease-out pressed:scale-98 desk:min-h-49 desk:p-5 forced-colors:border print:break-inside-avoid';

const SIZES = {
  wide: {
    tile: 'col-span-full min-h-37 desk:col-span-2',
    picture: 'end-3 bottom-1 size-33 desk:end-5 desk:size-44',
  },
  small: { tile: 'min-h-[158px]', picture: '-end-1.5 -bottom-2 size-26 desk:size-32' },
} as const;

/** How many tiles a phone shows before it is scrolled. */
const FIRST_SCREEN = 3;

/** The hotel's top sections as tiles. The first tile is wide and also shows its description. */
export function SectionTiles({ sections, newTab }: { sections: readonly SectionTileView[]; newTab: string }) {
  return (
    <ul className="grid grid-cols-2 gap-3 desk:grid-cols-4 desk:gap-4">
      {sections.map((section, index) => {
        const { tile, picture } = SIZES[index === 0 ? 'wide' : 'small'];
        return (
          <li key={String(section.id)} className="contents">
            <SectionLink section={section} newTab={newTab} className={clsx(TILE, tile, productTint(section.id))}>
              <strong className="relative z-1 line-clamp-4 max-w-[9.2em] font-medium text-lg leading-compact tracking-[-.005em]">
                {section.title}
              </strong>
              {index === 0 && section.descr !== '' && (
                <small className="relative z-1 mt-1 line-clamp-3 max-w-[62%] text-ink-2 text-sm">{section.descr}</small>
              )}
              {section.image && (
                <img
                  className={clsx(
                    'absolute drop-shadow-picture transition-[scale,translate] duration-move ease-out group-hover/tile:-translate-y-1 group-hover/tile:scale-103',
                    picture,
                  )}
                  src={section.image}
                  alt=""
                  width={256}
                  height={256}
                  loading={index < FIRST_SCREEN ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'low'}
                  referrerPolicy="no-referrer"
                />
              )}
            </SectionLink>
          </li>
        );
      })}
    </ul>
  );
}
