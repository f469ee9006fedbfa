'use client';

import { ProductGroups } from '@/components/catalogue/product-groups';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { HoursTag } from '@/components/hotel/hours-tag';
import { useHotelNow } from '@/components/hotel/use-hotel-now';
import { useMoney } from '@/components/hotel/use-money';
import { Notice } from '@/components/ui/notice';
import { RichText } from '@/components/ui/text/rich-text';
import type { Product, Section } from '@/lib/contract/catalogue';
import type { ListedProductView } from '@/lib/contract/views';
import { workingHours } from '@/lib/domain/booking/schedule';
import { hoursWorthShowing } from '@/lib/domain/booking/working-hours';
import { leastAge } from '@/lib/domain/catalogue/age-gate';
import { cardLabels } from '@/lib/domain/catalogue/card-labels';
import { headingCode, listGroups, listHeadings } from '@/lib/domain/catalogue/list-groups';
import { cardPictureView } from '@/lib/domain/catalogue/pictures';
import { isolateNumber, textIn } from '@/lib/domain/i18n/text';
import { priceOf } from '@/lib/domain/money/money';
import { scheduledOption } from '@/lib/domain/money/price';
import { foodCard } from '@/lib/domain/options/food-card';

/** The page of a section: its texts, hours and cards, which open nothing here. Rule: menu/ME56. */
export function SectionPreview({ section }: { section: Section }) {
  const { language, weekdays } = useHotel();
  const t = useTranslations();
  const now = useHotelNow();
  const cardOf = useCard(section);
  const hours = hoursWorthShowing(workingHours(section.schedule, now));
  const headings = listHeadings(section).map(({ code, title }) => ({ code, title: textIn(title, language) }));
  const products = section.products.map((product) => ({ heading: headingCode(product), card: cardOf(product) }));
  const groups = listGroups(products, headings).map((group) => ({
    ...group,
    products: group.products.map(({ card }) => card),
  }));
  return (
    <div className="grid gap-3 p-gutter">
      <h2 className="wrap-anywhere font-medium text-2xl">{textIn(section.title, language)}</h2>
      <RichText className="text-ink-2" html={textIn(section.descr, language)} />
      {hours !== null && (
        <HoursTag
          hours={hours}
          language={language}
          weekdays={weekdays}
          messages={{
            working_hours: t('working_hours'),
            available_soon: t('available_soon'),
            closed_now: t('closed_now'),
          }}
        />
      )}
      <RichText className="text-ink-2 text-sm" html={textIn(section.schedule?.descr, language)} />
      <ProductGroups sectionId={section.id} groups={groups} />
      {textIn(section.cart_text, language) !== '' && (
        <Notice tone="warm">
          <RichText html={textIn(section.cart_text, language)} />
        </Notice>
      )}
    </div>
  );
}

/** Returns a function that makes the card of a product, without what is known only while a guest orders. */
function useCard(section: Section): (product: Product) => ListedProductView {
  const { language, variations } = useHotel();
  const t = useTranslations();
  const money = useMoney();
  return (product) => {
    const amount = priceOf(product);
    const price = money.price(amount);
    const labelled = {
      closed: product.is_available ? null : t('line_sold_out'),
      age: leastAge(product, section, variations.age16Under),
    };
    const ages = { 16: t('adults_only_16'), 18: t('adults_only') };
    return {
      id: product.id,
      title: textIn(product.title, language),
      ...cardPictureView(product),
      price: product.is_price_from && price !== '' ? t('from_price', { price: isolateNumber(price) }) : price,
      isPopup: product.is_popup,
      isBrief: scheduledOption(product) !== null,
      ...labelled,
      food: foodCard(product, { t, language }),
      amount,
      label: cardLabels(labelled, ages)[0]?.text ?? null,
    };
  };
}
