'use client';

import { useIsFavourite } from '@/components/hotel/use-is-favourite';
import { Icon } from '@/components/ui/icon';
import { heartIcon } from '@/components/ui/icons/heart';
import type { ListedProductView } from '@/lib/contract/views';
import { toggleFavourite } from '@/lib/device/favourites';

/** Marks a product as a favourite, over the picture of its card. `label`: its name. Rule: catalogue/C22. */
export function Heart({ product, label }: { product: ListedProductView; label: string }) {
  const id = String(product.id);
  return (
    <span className="pointer-events-none absolute end-[calc(var(--beside-picture,0px)+4px)] top-1 *:pointer-events-auto print:hidden">
      <button
        type="button"
        className="group/heart grid size-target place-items-center rounded-full forced-colors:border"
        aria-pressed={useIsFavourite(id)}
        aria-label={label}
        onClick={() => toggleFavourite(id)}
      >
        <span className="grid size-9 place-items-center rounded-full bg-surface/90 text-ink shadow-sm group-pressed/heart:scale-94 group-aria-pressed/heart:text-danger group-aria-pressed/heart:[&_path]:fill-current">
          <Icon shape={heartIcon} size="sm" />
        </span>
      </button>
    </span>
  );
}
