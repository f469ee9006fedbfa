'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { xIcon } from '@/components/ui/icons/x';
import { FULL_SCREEN } from '@/components/ui/overlay/modal';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { FULL_WIDTHS } from '@/components/ui/picture-sizes';
import { Picture } from './gallery-picture';
import { useShownPicture } from './use-shown-picture';

/**
 * The pictures of a product over the whole screen: swiped, reached by small ones below, and enlarged once more by a tap.
 * Rule: product-sheet/S15.
 */
export function PicturesOverlay({ arg }: { arg: OverlayArgs['pictures'] }) {
  const { title, pictures, first } = arg;
  const t = useTranslations();
  const { row, shown, show } = useShownPicture(first);
  const [isLarge, setIsLarge] = useState(false);
  const isOne = pictures.length === 1;
  const placeOf = (index: number) => t('slide_of', { n: index + 1, count: pictures.length });
  return (
    <OverlayFrame className={FULL_SCREEN} labelledBy="pictures-title">
      <div className="row-span-full grid min-h-0 min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] bg-[#1d1917] text-white">
        <header className="flex items-center justify-between gap-2 px-4 py-3">
          <h2 id="pictures-title" className="sr-only">
            {title}
          </h2>
          <p className="tabular-nums" role="status">
            {isOne ? '' : placeOf(shown)}
          </p>
          <IconButton
            icon={xIcon}
            label={t('close')}
            onClick={() => closeOverlays()}
            className="bg-white/15! text-white! inset-ring-0!"
          />
        </header>
        <ul
          ref={row}
          className={clsx(
            'flex min-h-0 overflow-x-auto overscroll-contain [scrollbar-width:none]',
            !isLarge && 'snap-x snap-mandatory',
          )}
        >
          {pictures.map((picture, index) => (
            <li
              key={picture.image}
              className={clsx('h-full w-full flex-none snap-center', isLarge && index === shown && 'overflow-auto')}
            >
              <button
                type="button"
                className={clsx(
                  'block pressed:opacity-90 focus-visible:-outline-offset-4',
                  isLarge && index === shown ? 'size-[220%] cursor-zoom-out' : 'size-full cursor-zoom-in',
                )}
                aria-label={[t('enlarge_picture'), picture.text, isOne ? '' : placeOf(index)]
                  .filter(Boolean)
                  .join(', ')}
                aria-pressed={isLarge && index === shown}
                onClick={() => setIsLarge(!isLarge)}
              >
                <Picture
                  picture={picture}
                  sizes={isLarge && index === shown ? '220vw' : '100vw'}
                  widths={FULL_WIDTHS}
                  alt=""
                  isWhole
                />
              </button>
            </li>
          ))}
        </ul>
        <footer className="grid justify-items-center gap-4 px-4 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))]">
          <p className="min-h-6 text-center text-sm">{pictures[shown]?.text}</p>
          {!isOne && (
            <ul className="flex max-w-full gap-2 overflow-x-auto p-1">
              {pictures.map((picture, index) => (
                <li key={picture.image} className="flex-none">
                  <button
                    type="button"
                    className="block h-14 w-18 overflow-hidden rounded-md opacity-60 outline-2 outline-transparent outline-offset-2 transition-opacity duration-fast pressed:scale-pressed aria-current:opacity-100 aria-current:outline-white forced-colors:aria-current:outline-4"
                    aria-label={placeOf(index)}
                    aria-current={index === shown || undefined}
                    onClick={() => {
                      setIsLarge(false);
                      show(index);
                    }}
                  >
                    <Picture picture={picture} sizes="75px" alt="" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </footer>
      </div>
    </OverlayFrame>
  );
}
