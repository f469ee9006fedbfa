'use client';

import clsx from 'clsx';
import { useCardWarning } from '@/components/allergens/card-warning';
import { type Translate, useTranslations } from '@/components/hotel/hotel-context';
import { useCartCount } from '@/components/hotel/use-cart-part';
import { Icon } from '@/components/ui/icon';
import { leafIcon } from '@/components/ui/icons/leaf';
import { plusIcon } from '@/components/ui/icons/plus';
import { triangleAlertIcon } from '@/components/ui/icons/triangle-alert';
import { opens } from '@/components/ui/overlay/opens';
import { ProductImage } from '@/components/ui/product-image';
import { Tag } from '@/components/ui/tag';
import type { FoodCardView, ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import { AddControl } from './add-control';
import { openProduct, productOverlay } from './open-product';

/** How many cards a phone shows before it is scrolled. */
const FIRST_SCREEN = 4;

/**
 * The card of a product: picture, title, price and quantity in the cart. The whole card is one tap target; one that needs
 * no choice has a control for its quantity beside it. In an element that is its place. `place`: in the list, from 0.
 */
export function ProductCard(props: { product: ProductCardView; sectionId: Id; place: number }) {
  const { product, sectionId, place } = props;
  const t = useTranslations();
  const inCart = useCartCount(product.id);
  const mark = cornerOf(product, t);
  return (
    <>
      <button
        type="button"
        className="group/product block w-full rounded-lg print:break-inside-avoid"
        aria-haspopup="dialog"
        {...opens(productOverlay(product))}
        onClick={() => openProduct(sectionId, product)}
      >
        <ProductImage
          className="relative aspect-square rail:aspect-4/3 rounded-lg transition-[scale] ease-out group-active/product:scale-98"
          {...(product.closed !== null && { shade: 'off' as const })}
          id={product.id}
          src={product.image}
          eager={place < FIRST_SCREEN}
          isLargest={place === 0}
        >
          {mark !== '' && (
            <Tag tone="surface" className="absolute start-2.5 top-2.5 max-w-[calc(100%-20px)] tabular-nums">
              {mark}
            </Tag>
          )}
          {!product.isOneTap && (
            <span
              data-add-mark=""
              className={clsx(
                'absolute end-2.5 bottom-2.5 grid h-target min-w-target place-items-center rounded-full font-medium shadow-md forced-colors:border print:hidden',
                inCart > 0
                  ? 'bg-brand-strong px-2.5 text-on-strong forced-colors:chosen'
                  : 'bg-surface text-brand-strong',
              )}
            >
              {inCart > 0 ? <InCart count={inCart} t={t} /> : <Icon shape={plusIcon} />}
            </span>
          )}
        </ProductImage>
        <strong className="mt-3 block font-medium leading-compact">{product.title}</strong>
        {product.price !== '' && (
          // A block of the card's direction: an amount alone is left to right and would start at the left in Arabic too.
          <span className="mt-0.5 block text-ink-2 text-sm">
            <bdi dir="auto" className="tabular-nums">
              {product.price}
            </bdi>
          </span>
        )}
        {product.food && <FoodLines food={product.food} />}
      </button>
      {product.isOneTap && <AddControl product={product} sectionId={sectionId} inCart={inCart} />}
    </>
  );
}

/** What of the guest's list is in a dish, its diets and its allergens. Rules: allergens/AL7, allergens/AL9. */
function FoodLines({ food }: { food: FoodCardView }) {
  const warnings = useCardWarning(food.facts);
  return (
    <>
      {warnings.map((warning) => (
        <Tag key={warning} tone="danger" className="mt-1 rounded-md">
          <Icon shape={triangleAlertIcon} size="xs" />
          <span>{warning}</span>
        </Tag>
      ))}
      {food.diets !== '' && (
        <span className="mt-1 flex items-center gap-1 text-sm text-success first-letter:uppercase">
          <Icon shape={leafIcon} size="xs" />
          <span className="first-letter:uppercase">{food.diets}</span>
        </span>
      )}
      {food.allergens !== '' && <span className="mt-0.5 block text-ink-2 text-sm">{food.allergens}</span>}
    </>
  );
}

function InCart({ count, t }: { count: number; t: Translate }) {
  return (
    <>
      <span className="sr-only">{t('in_the_cart', { n: '' })}</span>
      <span>{count}</span>
    </>
  );
}

/** The label in the corner of the picture: closed, else the age limit, else nothing. */
function cornerOf(product: ProductCardView, t: Translate): string {
  if (product.closed !== null) return product.closed;
  if (product.age === null) return '';
  return t(product.age === 16 ? 'adults_only_16' : 'adults_only');
}
