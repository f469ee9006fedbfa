import clsx from 'clsx';
import { useEffect } from 'react';
import { isDrawing } from '@/components/ui/is-drawing';
import { FULL_WIDTHS, inSizes } from '@/components/ui/picture-sizes';
import { productTint } from '@/components/ui/product-image';
import type { Id } from '@/lib/domain/id';

/** The picture behind a story. It fetches the next one meanwhile. */
export function StoryPicture(props: {
  id: Id;
  src: string;
  focus: string | undefined;
  next: string | null;
  onError: () => void;
}) {
  const { id, src, focus, next, onError } = props;
  useEffect(() => {
    if (next === null) return;
    const picture = new Image();
    picture.referrerPolicy = 'no-referrer';
    const { sizes, srcSet } = inSizes(next, '100vw', FULL_WIDTHS) ?? {};
    if (sizes !== undefined) Object.assign(picture, { sizes, srcset: srcSet });
    picture.src = next;
  }, [next]);
  const drawing = isDrawing(src);
  return (
    <div className={clsx('absolute inset-0 -z-1', drawing && `bg-plate ${productTint(id)}`)}>
      <img
        key={src}
        className={
          drawing ? 'mx-auto mt-[22dvh] h-[min(38dvh,256px)] w-auto drop-shadow-picture' : 'size-full object-cover'
        }
        style={{ objectPosition: focus }}
        {...inSizes(src, '100vw', FULL_WIDTHS)}
        src={src}
        alt=""
        width={780}
        height={1000}
        referrerPolicy="no-referrer"
        onError={onError}
      />
      <div className="absolute inset-x-0 top-0 h-40 bg-veil-down" />
    </div>
  );
}
