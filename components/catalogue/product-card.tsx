'use client';

import clsx from 'clsx';
import { type Translate, useTranslations } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { Icon } from '@/components/ui/icon';
import { ProductImage } from '@/components/ui/product-image';
import type { ProductCardView } from '@/lib/contract/views';
import { countOf } from '@/lib/domain/cart/cart';
import type { Id } from '@/lib/domain/options/kit';
import { openProduct } from './open-product';

/** One product: picture, title, price and how many are in the cart. The whole card is one target. */
export function ProductCard(props: { product: ProductCardView; sectionId: Id; eager: boolean }) {
  const { product, sectionId, eager } = props;
  const t = useTranslations();
  const inCart = countOf(useCart().cart, product.id);
  const mark = cornerOf(product, t);
  return (
    <button
      type="button"
      className={clsx('product', product.closed !== null && 'product--off')}
      aria-haspopup="dialog"
      onClick={() => openProduct(sectionId, product)}
    >
      <ProductImage id={product.id} src={product.image} eager={eager}>
        {mark !== '' && <span className="tag tag--white corner num">{mark}</span>}
        <span className={clsx('add', inCart > 0 && 'add--on')}>
          {inCart > 0 ? <InCart count={inCart} t={t} /> : <Icon name="plus" />}
        </span>
      </ProductImage>
      <strong>{product.title}</strong>
      {product.price !== '' && (
        // The line is the card's: an amount alone would begin at its own, left side in Arabic too.
        <span className="price">
          <bdi dir="auto" className="num">
            {product.price}
          </bdi>
        </span>
      )}
    </button>
  );
}

function InCart({ count, t }: { count: number; t: Translate }) {
  return (
    <>
      <span className="sr">{t('in_the_cart', { n: '' })}</span>
      {count}
    </>
  );
}

/** The one thing to know before tapping: that it is closed, or that it is for adults. */
function cornerOf(product: ProductCardView, t: Translate): string {
  if (product.closed !== null) return product.closed;
  if (product.age === null) return '';
  return t(product.age === 16 ? 'adults_only_16' : 'adults_only');
}
