'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useIsFavourite } from '@/components/hotel/use-is-favourite';
import { IconButton } from '@/components/ui/button/icon-button';
import { heartIcon } from '@/components/ui/icons/heart';
import type { Product } from '@/lib/contract/catalogue';
import { toggleFavourite } from '@/lib/device/favourites';
import { textIn } from '@/lib/domain/i18n/text';

/** Marks the product of a sheet as a favourite. Rule: catalogue/C22. */
export function HeartButton({ product }: { product: Product }) {
  const { language } = useHotel();
  const t = useTranslations();
  const id = String(product.id);
  return (
    <IconButton
      className="aria-pressed:text-danger aria-pressed:[&_path]:fill-current"
      icon={heartIcon}
      label={t('favourite', { title: textIn(product.title, language) })}
      aria-pressed={useIsFavourite(id)}
      onClick={() => toggleFavourite(id)}
    />
  );
}
