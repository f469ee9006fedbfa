'use client';

import { useId, useState } from 'react';
import { FoodMarks } from '@/components/allergens/food-marks';
import { useHotel } from '@/components/hotel/hotel-context';
import { OptionForm } from '@/components/options/form/option-form';
import { ProductDetails, ProductPicture } from '@/components/product/product-details';
import { SHEET_BODY } from '@/components/product/sheet-layout';
import { Notice } from '@/components/ui/notice';
import type { Product, Section } from '@/lib/contract/catalogue';
import { bcp47 } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { initialKit } from '@/lib/domain/options/initial-kit';
import type { Kit } from '@/lib/domain/options/kit';
import { answerKind } from '@/lib/domain/options/option-types';
import { useDesk } from '../../desk-context';

/** A product's kit without bookable times, which only the guests' own calls know. */
const withoutSlots = (kit: Kit): Kit => ({
  ...kit,
  properties: kit.properties.filter((option) => answerKind(option) !== 'slots'),
});

/** The sheet of a product, with its options to try. Rule: menu/ME56. */
export function ProductPreview({ product, section }: { product: Product; section: Section }) {
  const { hotel, t } = useDesk();
  const { variations, language } = useHotel();
  const titleId = useId();
  const options = useId();
  const [kit, setKit] = useState(() =>
    product.property === null ? null : withoutSlots(initialKit(product.property, null, [], variations)),
  );
  const hasSlots = product.property?.properties.some((option) => answerKind(option) === 'slots') ?? false;
  const label = textIn(product.button_order_text, language);
  return (
    <>
      <ProductPicture product={product} />
      <div className={`${SHEET_BODY} gap-6`}>
        <ProductDetails product={product} section={section} titleId={titleId}>
          <FoodMarks product={{ ...product, property: kit }} />
        </ProductDetails>
        {kit !== null && (
          <OptionForm kit={kit} onChange={setKit} invalid={[]} idPrefix={options} context={{ product, day: null }} />
        )}
        {hasSlots && (
          <div lang={bcp47(hotel.language)} dir="auto">
            <Notice tone="info">{t('menu_preview_slots')}</Notice>
          </div>
        )}
        {label !== '' && (
          <p className="rounded-md bg-brand-fill px-5 py-3 text-center font-medium text-on-brand">{label}</p>
        )}
      </div>
    </>
  );
}
