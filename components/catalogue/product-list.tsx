'use client';

import { memo } from 'react';
import { Button } from '@/components/ui/button/button';
import { opens } from '@/components/ui/overlay/opens';
import type { ListedProductView, ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import { useAtomValue } from '@/lib/state/use-atom-value';
import { lateList } from './late-list';
import { openProduct, productOverlay } from './open-product';
import { ProductCard } from './product-card';

/** Memoised, so that the hearts, a filter and another order of a long list render no card again. */
const Card = memo(ProductCard);

/**
 * Products as cards, in columns by the width of the list (app/styles/product-list.css). `before`: how many cards of the page
 * stand above it.
 */
export function ProductList(props: { sectionId: Id; products: readonly ListedProductView[]; before: number }) {
  const { sectionId, products, before } = props;
  const late = useAtomValue(lateList);
  return (
    <div className="@container">
      <ul className="product-list">
        {(late?.sort(products) ?? products).map((product) => (
          <li key={product.id} hidden={late?.hides(product)}>
            <Card product={product} sectionId={sectionId} place={before + products.indexOf(product)} />
            {late && <late.Heart product={product} />}
            <CardButton product={product} sectionId={sectionId} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The button below a card that orders a closed product for its next opening (hours/H14), or asks for a free one
 * (fast-order/FO13). For screen readers its label names the product too.
 */
function CardButton({ product, sectionId }: { product: ProductCardView; sectionId: Id }) {
  const { ahead, ask } = product;
  const label = ahead ?? ask;
  if (!label) return null;
  return (
    <Button
      variant="soft"
      size="sm"
      className="mt-2 px-3 print:hidden"
      aria-label={`${label}: ${product.title}`}
      aria-haspopup="dialog"
      {...opens(ask ? 'fast-order' : productOverlay(product))}
      onClick={() => openProduct(sectionId, product, { isRequest: ask !== undefined })}
    >
      {label}
    </Button>
  );
}
