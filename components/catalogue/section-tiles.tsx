import clsx from 'clsx';
import { isDrawing } from '@/components/ui/is-drawing';
import { atFocus, inSizes } from '@/components/ui/picture-sizes';
import { productTint } from '@/components/ui/product-image';
import type { SectionTileView } from '@/lib/contract/views';
import { SectionLink } from './section-link';

const TILE =
  'group/tile gap-x-3 overflow-hidden rounded-lg bg-tile p-4 text-ink transition-[scale] ease-out pressed:scale-98 desk:min-h-49 desk:p-5 three:min-h-38 three:p-4 forced-colors:border print:break-inside-avoid';

const BESIDE = 'grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr]';
const PICTURE_BESIDE = 'col-start-2 row-span-2 row-start-1 self-center';
const ABOVE = 'flex min-h-[158px] flex-col';
const PICTURE_BELOW = '-me-1 -mb-1 mt-auto size-21 self-end desk:size-28';

/** The picture stands beside the text or below it, so that it covers no word, whatever the language. */
const SIZES = {
  first: {
    tile: `${BESIDE} col-span-full min-h-37 desk:col-span-2`,
    picture: `${PICTURE_BESIDE} size-29 desk:size-38`,
  },
  small: { tile: ABOVE, picture: PICTURE_BELOW },
  /** Alone in its row on a phone. */
  loneOnPhone: {
    tile: `${BESIDE} col-span-full desk:col-span-1 desk:flex desk:flex-col`,
    picture: `${PICTURE_BESIDE} size-21 desk:-me-1 desk:-mb-1 desk:mt-auto desk:size-28 desk:self-end`,
  },
  lone: { tile: `${BESIDE} col-span-full`, picture: `${PICTURE_BESIDE} size-21 desk:size-38` },
} as const;

/** The first tile takes a row of two on a phone, and two places of four or three on a desktop. */
function sizeOf(index: number, count: number): keyof typeof SIZES {
  if (index === 0) return 'first';
  if (index < count - 1 || count % 2 === 1) return 'small';
  return count % 4 === 0 ? 'lone' : 'loneOnPhone';
}

/** A last tile fills what is left of its row of three. */
const LAST_OF_THREE = [
  'three:col-span-1 three:flex three:flex-col',
  'three:col-span-full',
  'three:col-span-2',
] as const;

/** How many tiles a phone shows before it is scrolled. */
const FIRST_SCREEN = 3;

/** The hotel's top sections as tiles. The first tile is wide and also shows its description; a lone last one is wide too. */
export function SectionTiles({ sections, newTab }: { sections: readonly SectionTileView[]; newTab: string }) {
  return (
    <ul className="grid grid-cols-2 gap-3 desk:grid-cols-4 desk:gap-4 three:grid-cols-3">
      {sections.map((section, index) => {
        const { tile, picture } = SIZES[sizeOf(index, sections.length)];
        const isLast = index === sections.length - 1;
        return (
          <li key={String(section.id)} className="contents">
            <SectionLink
              section={section}
              newTab={newTab}
              className={clsx(TILE, tile, isLast && LAST_OF_THREE[(sections.length + 1) % 3], productTint(section.id))}
            >
              <strong className="line-clamp-4 font-medium text-lg leading-compact tracking-[-.005em]">
                {section.title}
              </strong>
              {index === 0 && section.descr !== '' && (
                <small className="mt-1 line-clamp-3 text-ink-2 text-sm">{section.descr}</small>
              )}
              {section.image && (
                <img
                  className={clsx(
                    'flex-none transition-[scale,translate] duration-move ease-out group-hover/tile:-translate-y-1 group-hover/tile:scale-103',
                    isDrawing(section.image) ? 'object-contain drop-shadow-picture' : 'rounded-md object-cover',
                    picture,
                    isLast && 'three:mt-auto three:size-28 three:self-end',
                  )}
                  {...inSizes(section.image, '(min-width:769px) 203px, 155px')}
                  {...atFocus(section.focus)}
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
