'use client';

import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { HoursTag } from '@/components/hotel/hours-tag';
import { late } from '@/components/hotel/late';
import { ShareButton } from '@/components/hotel/share-button';
import { useMoney } from '@/components/hotel/use-money';
import { Icon } from '@/components/ui/icon';
import { clockIcon } from '@/components/ui/icons/clock';
import { ProductImage } from '@/components/ui/product-image';
import { RichText } from '@/components/ui/text/rich-text';
import type { Product, Section } from '@/lib/contract/catalogue';
import { currentHotelTime } from '@/lib/device/server-clock';
import { workingHours } from '@/lib/domain/booking/schedule';
import { hoursWorthShowing } from '@/lib/domain/booking/working-hours';
import { unavailability } from '@/lib/domain/cart/unavailability';
import { cardFocus, cardPicture } from '@/lib/domain/catalogue/pictures';
import { hasText, isolateNumber, textIn } from '@/lib/domain/i18n/text';
import { type Minor, priceOf } from '@/lib/domain/money/money';
import { scheduledOption } from '@/lib/domain/money/price';
import { productPath } from '@/lib/domain/navigation/links';
import { HeartButton } from './heart-button';
import { SHEET_DRAWING, SHEET_HEAD, SHEET_PICTURE, SHEET_PRICE, SHEET_SIZES, SHEET_TITLE } from './sheet-layout';

/**
 * The picture at the head of a sheet. The hotel's own pictures can be swiped and enlarged, except in a brief sheet, whose
 * picture is small. Rules: catalogue/C20, product-sheet/S15.
 */
export function ProductPicture({ product }: { product: Product }) {
  if (product.pictures.length === 0 || scheduledOption(product) !== null) return <FirstPicture product={product} />;
  return <LateGallery product={product} />;
}

const LateGallery = late(() => import('./gallery/product-gallery').then((module) => module.ProductGallery), {
  waiting: FirstPicture,
  failed: FirstPicture,
});

function FirstPicture({ product }: { product: Product }) {
  return (
    <ProductImage
      id={product.id}
      src={cardPicture(product)}
      {...(scheduledOption(product) === null && SHEET_SIZES)}
      focus={cardFocus(product)}
      className={SHEET_PICTURE}
      drawing={SHEET_DRAWING}
      part="picture"
      eager
    />
  );
}

/**
 * Title, price, description, today's hours, and the hotel's text about them. `shown`: the price text, when it is not
 * simply the product's. `isWrong`: the platform has refused the product.
 */
export function ProductDetails(props: {
  product: Product;
  section: Section;
  titleId: string;
  shown?: { unit: Minor; isFrom: boolean };
  isWrong?: boolean;
  /** Without hours and sharing. */
  isBare?: boolean | undefined;
  /** Whether it can be marked as a favourite. */
  hasHeart?: boolean;
  /** Stands at the end. */
  children?: ReactNode;
}) {
  const { product, section, titleId, isWrong, isBare, hasHeart, children } = props;
  const shown = props.shown ?? { unit: priceOf(product), isFrom: product.is_price_from };
  const { language, weekdays, timezone } = useHotel();
  const t = useTranslations();
  const price = useMoney().price(shown.unit);
  const now = currentHotelTime(timezone);
  const schedule = product.schedule ?? section.schedule;
  const hours = hoursWorthShowing(workingHours(schedule, now));
  // The notice about a product closed today would repeat "available soon".
  const isClosedShown = hours?.from === null && unavailability(product, now)?.kind === 'closed';
  const shownHours = isClosedShown ? null : hours;
  const note = textIn(schedule?.descr, language);
  return (
    <div>
      <div className={SHEET_HEAD}>
        <h2 className={clsx(SHEET_TITLE, isWrong && 'text-danger')} id={titleId}>
          {textIn(product.title, language)}
        </h2>
        {(price !== '' || product.slot_minutes !== null) && (
          <p className={clsx(SHEET_PRICE, 'flex flex-wrap items-center gap-x-4')}>
            {product.slot_minutes !== null && (
              // Rule: booking/B27.
              <span className="flex items-center gap-1.5">
                <Icon shape={clockIcon} size="xs" />
                <span>{t('slot_minutes', { n: product.slot_minutes })}</span>
              </span>
            )}
            {price !== '' && (
              <span>{shown.isFrom ? t('from_price', { price: isolateNumber(price) }) : isolateNumber(price)}</span>
            )}
          </p>
        )}
      </div>
      {hasText(product.descr) && <RichText className="mt-3 text-ink-2" html={textIn(product.descr, language)} />}
      {!isBare && (shownHours || note !== '') && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {shownHours && (
            <HoursTag
              hours={shownHours}
              language={language}
              weekdays={weekdays}
              messages={{
                working_hours: t('working_hours'),
                available_soon: t('available_soon'),
                closed_now: t('closed_now'),
              }}
            />
          )}
          {note !== '' && <RichText className="text-ink-2 text-sm" html={note} />}
        </div>
      )}
      {children}
      {!isBare && <ShareRow product={product} section={section} hasHeart={hasHeart} />}
    </div>
  );
}

function ShareRow(props: { product: Product; section: Section; hasHeart: boolean | undefined }) {
  const { product, section, hasHeart } = props;
  const { language } = useHotel();
  const t = useTranslations();
  return (
    <div className="flex items-start gap-x-3 print:hidden">
      {/* Else it stands in the corner of the picture. */}
      {hasHeart && scheduledOption(product) !== null && (
        <span className="mt-3">
          <HeartButton product={product} />
        </span>
      )}
      <ShareButton
        title={textIn(product.title, language)}
        path={productPath(section.id, product.id)}
        label={t('share')}
        copied={t('link_copied')}
      />
    </div>
  );
}
