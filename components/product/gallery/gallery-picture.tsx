import clsx from 'clsx';
import { inSizes } from '@/components/ui/picture-sizes';

/** A picture as the gallery gets it: plain JSON, because an overlay gets it too. `text`: what it shows. */
export type GalleryPicture = { image: string; text: string; focus: { x: number; y: number } | null };

/** A picture that fills its box; `isWhole`: it is not cut to do so. `sizes`, `widths`: how wide it is drawn and served. */
export function Picture(props: {
  picture: GalleryPicture;
  sizes: string;
  widths?: readonly number[];
  isWhole?: boolean;
  alt?: string;
}) {
  const { picture, sizes, widths, isWhole, alt = picture.text } = props;
  const { image, focus } = picture;
  return (
    <img
      className={clsx('size-full', isWhole ? 'object-contain' : 'object-cover dark:brightness-85')}
      style={focus === null || isWhole ? undefined : { objectPosition: `${focus.x}% ${focus.y}%` }}
      {...inSizes(image, sizes, widths)}
      src={image}
      alt={alt}
      width={800}
      height={600}
      draggable={false}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
