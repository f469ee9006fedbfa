'use client';

import clsx from 'clsx';
import { useHotel, useMoney, useTranslations } from '@/components/hotel/hotel-context';
import { HoursTag } from '@/components/hotel/hours-tag';
import { ProductImage } from '@/components/ui/product-image';
import { RichText } from '@/components/ui/rich-text';
import type { Product, Section } from '@/lib/contract/catalogue';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { workingHours } from '@/lib/domain/booking/schedule';
import { hoursWorthShowing } from '@/lib/domain/booking/working-hours';
import { unavailability } from '@/lib/domain/cart/unavailable-lines';
import { hasText, isolateNumber, textIn } from '@/lib/domain/i18n/text';
import { type Minor, toMinor } from '@/lib/domain/money/money';

export function ProductPicture({ product }: { product: Product }) {
  return (
    <ProductImage id={product.id} src={product.image_path ?? product.image} className="sheet__pic" drawing="" eager />
  );
}

/**
 * Title, price, description, today's hours, where they are worth telling, and the hotel's own words about them.
 * `shown`: the price that stands there, where it is not simply the product's. `isWrong`: the platform has refused the
 * product.
 */
export function ProductDetails(props: {
  product: Product;
  section: Section;
  titleId: string;
  shown?: { unit: Minor; isFrom: boolean };
  isWrong?: boolean;
}) {
  const { product, section, titleId, isWrong } = props;
  const shown = props.shown ?? { unit: toMinor(product.price), isFrom: product.is_price_from };
  const { language, timezone } = useHotel();
  const t = useTranslations();
  const price = useMoney().price(shown.unit);
  const now = hotelNow(timezone, new Date());
  const schedule = product.schedule ?? section.schedule;
  const hours = hoursWorthShowing(workingHours(schedule, now));
  // A product that cannot be ordered today says so itself: 'available soon' beside it would be a second statement.
  const isSaid = hours?.from === null && unavailability(product, now)?.kind === 'closed';
  const shownHours = isSaid ? null : hours;
  const note = textIn(schedule?.descr, language);
  return (
    <div>
      <div className="sheet__head">
        <h2 className={clsx('sheet__title', isWrong && 'text-danger')} id={titleId}>
          {textIn(product.title, language)}
        </h2>
        {price !== '' && (
          <p className="sheet__price num">
            {shown.isFrom ? t('from_price', { price: isolateNumber(price) }) : isolateNumber(price)}
          </p>
        )}
      </div>
      {hasText(product.descr) && <RichText className="muted mt-3" html={textIn(product.descr, language)} />}
      {(shownHours || note !== '') && (
        <div className="meta items-center">
          {shownHours && (
            <HoursTag
              hours={shownHours}
              language={language}
              words={{
                working_hours: t('working_hours'),
                available_soon: t('available_soon'),
                closed_now: t('closed_now'),
              }}
            />
          )}
          {note !== '' && <RichText className="small muted" html={note} />}
        </div>
      )}
    </div>
  );
}
