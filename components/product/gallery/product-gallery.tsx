'use client';

import clsx from 'clsx';
import { useHotel } from '@/components/hotel/hotel-context';
import { productTint } from '@/components/ui/product-image';
import type { Product } from '@/lib/contract/catalogue';
import { sheetPictures } from '@/lib/domain/catalogue/pictures';
import { textIn } from '@/lib/domain/i18n/text';
import { SHEET_PICTURE } from '../sheet-layout';
import { PictureGallery } from './picture-gallery';

/** The pictures of a product at the head of its sheet. Rule: product-sheet/S15. */
export function ProductGallery({ product }: { product: Product }) {
  const { language } = useHotel();
  const pictures = sheetPictures(product).map(({ text, ...picture }) => ({ ...picture, text: textIn(text, language) }));
  return (
    <div className={clsx('overflow-hidden bg-plate', productTint(product.id), SHEET_PICTURE)} data-part="picture">
      <PictureGallery title={textIn(product.title, language)} pictures={pictures} />
    </div>
  );
}
