'use client';

import { useEffect, useId, useState } from 'react';
import { FoodMarks } from '@/components/allergens/food-marks';
import { GuestLookupFailed } from '@/components/guest/guest-lookup-failed';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { isOrderAheadAllowed } from '@/components/hotel/order-ahead-allowed';
import { unavailabilityText } from '@/components/hotel/unavailability-text';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import { OptionForm } from '@/components/options/form/option-form';
import { focusOption } from '@/components/options/form/option-ids';
import { RecommendedStrip } from '@/components/recommended/recommended-strip';
import { clockIcon } from '@/components/ui/icons/clock';
import { Notice } from '@/components/ui/notice';
import type { OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import { openingToOrderFor } from '@/lib/domain/booking/order-ahead';
import { unavailability } from '@/lib/domain/cart/unavailability';
import { openingInWords } from '@/lib/domain/i18n/format-opening';
import { textIn } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import { scheduledOption } from '@/lib/domain/money/price';
import { HeartButton } from './heart-button';
import { OrderBar } from './order-bar';
import { PendingSheetContent } from './pending-sheet-content';
import { ProductDetails, ProductPicture } from './product-details';
import { SheetFrame } from './sheet-frame';
import { SHEET_BODY } from './sheet-layout';
import { OrderBarSkeleton } from './sheet-skeleton';
import { useProduct } from './use-product';
import { useProductForm } from './use-product-form';

/** The hotel's setting for recommendations in the sheet too. Rules: product-sheet/S3, recommendations/R1. */
const EVERYWHERE = 'everywhere';

/** Informative and not red: a closed product is no error. */
const CLOSED_NOTICE = { tone: 'info', icon: clockIcon } as const;
const SOLD_OUT_NOTICE = { tone: 'danger' } as const;

/** That the product is ordered for another time: it is closed now, or sold out for today. Rules: hours/H14, stock/SK5. */
function AheadNotice({ isSoldOut, time }: { isSoldOut: boolean; time: string }) {
  const t = useTranslations();
  if (!isSoldOut) return <Notice {...CLOSED_NOTICE}>{t('order_ahead', { time })}</Notice>;
  return (
    <Notice {...CLOSED_NOTICE}>
      <p>{t('line_sold_out')}</p>
      <p>{t('ordered_for', { time })}</p>
    </Notice>
  );
}

/**
 * The sheet of a product with its options, to add it to the cart or to change a cart line. Rules: product-sheet/S1,
 * product-sheet/S3, catalogue/C12, product-sheet/S14.
 */
export function ProductSheet({ arg }: { arg: OverlayArgs['product'] }) {
  const hotel = useHotel();
  const t = useTranslations();
  const titleId = useId();
  const options = useId();
  const reasonId = useId();
  const now = useHotelNow();
  const { found, retry } = useProduct(arg.sectionId, arg.productId);
  const form = useProductForm(arg, found.kind === 'ready' ? found : null);
  const [failedAt, setFailedAt] = useState<{ optionId: Id } | null>(null);
  // After the error text is rendered, so that screen readers announce it with the field.
  useEffect(() => {
    if (failedAt !== null) focusOption(options, failedAt.optionId);
  }, [failedAt, options]);

  if (found.kind !== 'ready' || form === null) {
    const state = found.kind === 'ready' ? 'loading' : found.kind;
    return (
      <SheetFrame
        title=""
        titleId={titleId}
        isBrief={arg.preview?.isBrief}
        foot={state === 'loading' && <OrderBarSkeleton />}
      >
        <PendingSheetContent
          state={state}
          titleId={titleId}
          productId={arg.productId}
          preview={arg.preview}
          retry={retry}
        />
      </SheetFrame>
    );
  }

  const { product, section } = found;
  const opening = openingToOrderFor(product, { now, isAllowed: isOrderAheadAllowed(hotel) });
  const unavailableReason = opening === null ? unavailability(product, now) : null;
  const onInvalid = (optionId: Id) => setFailedAt({ optionId });
  return (
    <SheetFrame
      title={textIn(product.title, hotel.language)}
      titleId={titleId}
      isBrief={scheduledOption({ property: form.kit }) !== null}
      heart={<HeartButton product={product} />}
      {...(form.isUpdate && { onRemove: form.remove })}
      foot={
        !section.hide_order_button && (
          <OrderBar product={product} form={form} onInvalid={onInvalid} reasonId={unavailableReason && reasonId} />
        )
      }
    >
      <ProductPicture product={product} />
      <div className={`${SHEET_BODY} gap-8`}>
        <ProductDetails product={product} section={section} titleId={titleId} hasHeart>
          <FoodMarks product={{ ...product, property: form.kit }} />
        </ProductDetails>
        {unavailableReason && (
          // The disabled button moves the focus here.
          <div id={reasonId} tabIndex={-1}>
            <Notice {...(unavailableReason.kind === 'closed' ? CLOSED_NOTICE : SOLD_OUT_NOTICE)} alert>
              <p className="first-letter:uppercase">{unavailabilityText(unavailableReason, { t, hotel })}</p>
            </Notice>
          </div>
        )}
        {opening && <AheadNotice isSoldOut={product.stock_left === 0} time={openingInWords(opening, hotel)} />}
        <GuestLookupFailed lookup={form.guest} />
        {form.kit && (
          <OptionForm
            kit={form.kit}
            onChange={form.answer}
            invalid={form.invalid}
            idPrefix={options}
            context={{ product, day: arg.day ?? null }}
          />
        )}
        {hotel.location_of_recommendations === EVERYWHERE && <RecommendedStrip productIds={[product.id]} />}
      </div>
    </SheetFrame>
  );
}
