import clsx from 'clsx';
import { ProductImage } from '@/components/ui/product-image';
import { Skeleton } from '@/components/ui/skeleton';
import type { SheetPreview } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import {
  ORDER_BAR,
  SHEET_BODY,
  SHEET_DRAWING,
  SHEET_HEAD,
  SHEET_PICTURE,
  SHEET_PRICE,
  SHEET_SIZES,
  SHEET_TITLE,
} from './sheet-layout';

/**
 * The sheet before its product is loaded, in the geometry of what comes. `preview`: what the tapped card has shown,
 * which is there at once. Rule: layout/LY11.
 */
export function SheetSkeleton(props: {
  label: string;
  titleId: string;
  productId: Id;
  preview: SheetPreview | undefined;
}) {
  const { label, titleId, productId, preview } = props;
  const { title, price, image, focus, isBrief } = preview ?? {};
  return (
    <>
      {title === undefined ? (
        <Skeleton className="h-63 animate-fade-late" />
      ) : (
        <ProductImage
          id={productId}
          src={image ?? null}
          {...(!isBrief && SHEET_SIZES)}
          focus={focus}
          className={SHEET_PICTURE}
          drawing={SHEET_DRAWING}
          part="picture"
          eager
        />
      )}
      <div className={clsx(SHEET_BODY, 'gap-8')}>
        <div>
          <div className={SHEET_HEAD}>
            <h2 className={title === undefined ? 'sr-only' : SHEET_TITLE} id={titleId}>
              {title ?? label}
            </h2>
            {price && <p className={SHEET_PRICE}>{price}</p>}
          </div>
          <div className="animate-fade-late" aria-hidden="true">
            {title === undefined && (
              <>
                <Skeleton className="h-7.5 w-3/4 rounded-sm" />
                <Skeleton className="mt-3 h-4 w-1/4 rounded-sm" />
              </>
            )}
            <Skeleton className="mt-4 h-4 rounded-sm" />
            <Skeleton className="mt-2 h-4 w-2/3 rounded-sm" />
          </div>
        </div>
        <div className="animate-fade-late" aria-hidden="true">
          <Skeleton className="mb-4 h-4 w-1/3 rounded-sm" />
          <Skeleton className="h-28 rounded-lg" />
        </div>
      </div>
    </>
  );
}

/** The skeleton of the order bar. */
export function OrderBarSkeleton() {
  return (
    <div className={ORDER_BAR} aria-hidden="true">
      <Skeleton className="h-control w-32 rounded-md" />
      <Skeleton className="h-control rounded-md" />
    </div>
  );
}
