'use client';

import clsx from 'clsx';
import { useTranslations } from '@/components/hotel/hotel-context';
import { Icon } from '@/components/ui/icon';
import { maximizeIcon } from '@/components/ui/icons/maximize';
import { opens } from '@/components/ui/overlay/opens';
import { openOverlay } from '@/components/ui/overlay/overlay-stack';
import { SHEET_SIZES } from '../sheet-layout';
import { type GalleryPicture, Picture } from './gallery-picture';
import { useShownPicture } from './use-shown-picture';

declare module '@/components/ui/overlay/overlay-stack' {
  interface OverlayArgs {
    /** `title`: of the product. `first`: the picture that is shown first, from 0. */
    pictures: { title: string; pictures: readonly GalleryPicture[]; first: number };
  }
}

/** The pictures of a product, to be swiped. A tap enlarges the one that is shown. Rule: product-sheet/S15. */
export function PictureGallery({ title, pictures }: { title: string; pictures: readonly GalleryPicture[] }) {
  const t = useTranslations();
  const { row, shown } = useShownPicture();
  const isOne = pictures.length === 1;
  const placeOf = (index: number) => t('slide_of', { n: index + 1, count: pictures.length });
  const enlarge = (first: number) => openOverlay('pictures', { title, pictures, first });
  return (
    <>
      <ul
        ref={row}
        className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
      >
        {pictures.map((picture, index) => (
          <li key={picture.image} className="h-full w-full flex-none snap-center">
            <button
              type="button"
              className="block size-full pressed:opacity-90 focus-visible:-outline-offset-4"
              aria-label={[t('enlarge_picture'), picture.text, isOne ? '' : placeOf(index)].filter(Boolean).join(', ')}
              {...opens('pictures')}
              onClick={() => enlarge(index)}
            >
              <Picture picture={picture} {...SHEET_SIZES} alt="" />
            </button>
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute inset-x-4 bottom-4 flex items-end justify-between">
        {isOne ? (
          <span />
        ) : (
          <p className="flex gap-1.5 rounded-full bg-black/60 p-2.5 forced-colors:bg-system-canvas" role="status">
            <span className="sr-only">{placeOf(shown)}</span>
            {pictures.map(({ image }, index) => (
              <i
                key={image}
                className={clsx(
                  'h-1.5 rounded-full bg-white transition-[width] duration-fast forced-colors:bg-system-text',
                  index === shown ? 'w-4' : 'w-1.5 opacity-60',
                )}
                aria-hidden="true"
              />
            ))}
          </p>
        )}
        <span className="grid size-target place-items-center rounded-full bg-black/60 text-white" aria-hidden="true">
          <Icon shape={maximizeIcon} size="sm" />
        </span>
      </div>
    </>
  );
}
