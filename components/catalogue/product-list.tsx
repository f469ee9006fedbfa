'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { clockIcon } from '@/components/ui/icons/clock';
import { opens } from '@/components/ui/overlay/opens';
import type { ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import { openProduct, productOverlay } from './open-product';
import { ProductCard } from './product-card';

/**
 * The products of a section as cards, in columns by the width of the list: two on a phone, one when its letters are
 * twice as large, three with more room, and four on a low screen. Rules: layout/LY15, layout/LY16.
 */
export function ProductList({ sectionId, products }: { sectionId: Id; products: readonly ProductCardView[] }) {
  return (
    <div className="@container">
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 @max-[10rem]:grid-cols-1 @min-[33rem]:grid-cols-3 @min-[33rem]:gap-x-5 @min-[33rem]:gap-y-8 rail:@min-[43rem]:grid-cols-4 print:grid-cols-4">
        {products.map((product, index) => (
          <li key={String(product.id)} className="relative">
            <ProductCard product={product} sectionId={sectionId} place={index} />
            {product.ahead !== undefined && (
              <OrderAheadButton label={product.ahead} product={product} sectionId={sectionId} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Opens the sheet of a closed product, which orders it for its next opening. `label` names the time, and for screen
 * readers the product too. Rule: hours/H14.
 */
function OrderAheadButton(props: { label: string; product: ProductCardView; sectionId: Id }) {
  const { label, product, sectionId } = props;
  return (
    <div className="mt-2 print:hidden">
      <Button
        variant="soft"
        size="sm"
        className="px-3"
        aria-label={`${label}: ${product.title}`}
        aria-haspopup="dialog"
        {...opens(productOverlay(product))}
        onClick={() => openProduct(sectionId, product)}
      >
        <Icon shape={clockIcon} size="xs" />
        <span>{label}</span>
      </Button>
    </div>
  );
}
