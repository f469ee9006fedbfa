'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { useTranslations } from '@/components/hotel/hotel-context';
import { IconButton } from '@/components/ui/button/icon-button';
import { xIcon } from '@/components/ui/icons/x';
import { isDrawing } from '@/components/ui/is-drawing';
import { DIALOG, DIALOG_TITLE, SCRIM } from '@/components/ui/overlay/frames';
import { OverlayFrame } from '@/components/ui/overlay/overlay-host';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { inSizes } from '@/components/ui/picture-sizes';
import { productTint } from '@/components/ui/product-image';
import { RichText } from '@/components/ui/text/rich-text';
import { AnnouncementLink } from './announcement-link';
import type { AnnouncementView } from './announcement-view';

/** A card of 350 px with a picture, title and text; a tap on it opens its link. Rule: announcements/AN11. */
export function AnnouncementPopup({ announcement }: { announcement: AnnouncementView }) {
  const t = useTranslations();
  const [isBroken, setIsBroken] = useState(false);
  const { id, title, name, contentHtml, picture, focus, href } = announcement;
  const hasPicture = picture !== null && !isBroken;
  return (
    <OverlayFrame className={`${SCRIM} place-items-center p-5`} closesBesideContent labelledBy="announcement-title">
      <section className={clsx(DIALOG, 'max-w-country overflow-hidden')}>
        <IconButton
          className="absolute end-3 top-3 z-2"
          icon={xIcon}
          label={t('close')}
          onClick={() => closeOverlays()}
        />
        {hasPicture && (
          <span className={clsx('grid h-52 place-items-center overflow-hidden bg-plate', productTint(id))}>
            <img
              className={isDrawing(picture) ? 'w-37 drop-shadow-picture' : 'size-full object-cover'}
              style={{ objectPosition: focus }}
              {...inSizes(picture, '350px')}
              src={picture}
              alt=""
              width={256}
              height={256}
              decoding="async"
              referrerPolicy="no-referrer"
              onError={() => setIsBroken(true)}
            />
          </span>
        )}
        <div className={clsx('grid gap-2 p-5', !hasPicture && 'pt-14')}>
          <h2 id="announcement-title" className={clsx(DIALOG_TITLE, title === '' && 'sr-only')}>
            {title || name || t('from_the_hotel')}
          </h2>
          <RichText className="text-ink-2 [&_a]:relative [&_a]:z-1" html={contentHtml} />
          {href !== null && <AnnouncementLink href={href} className="mt-3" isStretched />}
        </div>
      </section>
    </OverlayFrame>
  );
}
