'use client';

import type { ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/options/kit';
import { ProductCard } from './product-card';

/** The products of a section as cards, two in a row on a phone. */
export function ProductList({ sectionId, products }: { sectionId: Id; products: readonly ProductCardView[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-3 gap-y-6 desk:grid-cols-4 desk:gap-x-5 desk:gap-y-8 wide:grid-cols-2 wider:grid-cols-3 print:grid-cols-4">
      {products.map((product, index) => (
        <li key={String(product.id)}>
          <ProductCard product={product} sectionId={sectionId} place={index} />
        </li>
      ))}
    </ul>
  );
}
