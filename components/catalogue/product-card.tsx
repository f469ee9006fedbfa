'use client';

import { cardWarnings } from '@/components/allergens/card-warning';
import { useCartCount } from '@/components/hotel/use-cart-part';
import { Icon } from '@/components/ui/icon';
import { leafIcon } from '@/components/ui/icons/leaf';
import { plusIcon } from '@/components/ui/icons/plus';
import { opens } from '@/components/ui/overlay/opens';
import { ProductImage } from '@/components/ui/product-image';
import { Tag } from '@/components/ui/tag';
import type { FoodCardView, ListedProductView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { AddControl, CartCount } from './add-control';
import { openProduct, productOverlay } from './open-product';

/** How many cards a phone shows before it is scrolled. */
const FIRST_SCREEN = 4;

/**
 * The card of a product: picture, title, price and quantity in the cart. The whole card is one tap target; one that needs
 * no choice has a control for its quantity beside it. In an element that is its place. `place`: in the list as the page came, from 0.
 */
export function ProductCard(props: { product: ListedProductView; sectionId: Id; place: number }) {
  const { product, sectionId, place } = props;
  const inCart = useCartCount(product.id);
  return (
    <>
      <button
        type="button"
        className="group/product rounded-lg print:break-inside-avoid"
        aria-haspopup="dialog"
        {...opens(productOverlay(product))}
        onClick={() => openProduct(sectionId, product)}
      >
        <ProductImage
          className="card-picture"
          {...(product.closed !== null && { shade: 'off' as const })}
          drawing="w-1/2"
          id={product.id}
          src={product.image}
          sizes="(max-width:559px) 46vw, 280px"
          focus={product.focus}
          eager={place < FIRST_SCREEN}
          isLargest={place === 0}
        >
          {product.label && (
            <Tag tone="surface" className="card-label">
              {product.label}
            </Tag>
          )}
          {!product.isOneTap && (inCart > 0 || !product.ask) && (
            <span className={`card-round card-mark ${inCart > 0 ? 'card-count' : 'card-plus'}`}>
              {inCart > 0 ? <CartCount count={inCart} /> : <Icon shape={plusIcon} />}
            </span>
          )}
        </ProductImage>
        <strong className="mt-3 block font-medium leading-compact">{product.title}</strong>
        {product.price && (
          // A block of the card's direction: an amount alone is left to right and would start at the left in Arabic too.
          <span className="mt-0.5 font-medium tabular-nums">
            <bdi dir="auto">{product.price}</bdi>
          </span>
        )}
        {product.food && <FoodLines food={product.food} />}
      </button>
      {product.isOneTap && <AddControl product={product} sectionId={sectionId} inCart={inCart} />}
    </>
  );
}

/** What of the guest's list is in a dish, its diets and its allergens. Rules: allergens/AL7, allergens/AL9. */
function FoodLines({ food: { diets, allergens, facts } }: { food: FoodCardView }) {
  const Warnings = useAtomValue(cardWarnings)?.Warnings;
  return (
    <span className="row-start-4">
      {Warnings && <Warnings facts={facts} />}
      {diets && (
        <span className="card-diets">
          <Icon shape={leafIcon} size="xs" />
          <span className="first-letter:uppercase">{diets}</span>
        </span>
      )}
      {allergens && <span className="mt-1 block text-ink-2 text-sm">{allergens}</span>}
    </span>
  );
}
