import clsx from 'clsx';
import { ProductImage, productTint } from '@/components/ui/product-image';
import type { SectionView } from '@/lib/contract/views';

/** The prize of a draw beside the section's picture. */
export function LotteryPrize({ section, prize }: { section: Pick<SectionView, 'id' | 'image'>; prize: string }) {
  return (
    <div
      className={clsx(
        'grid min-h-42 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 rounded-lg bg-plate py-4 ps-5 pe-2 forced-colors:border',
        productTint(section.id),
      )}
    >
      <p className="wrap-anywhere font-medium text-xl">{prize}</p>
      <ProductImage
        className="size-32 rounded-md bg-none! narrow:size-24"
        drawing="w-full"
        id={section.id}
        src={section.image}
        sizes="171px"
        eager
        isLargest
      />
    </div>
  );
}
