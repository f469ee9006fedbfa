import clsx from 'clsx';

/** A picture as the gallery gets it: plain JSON, because an overlay gets it too. `text`: what it shows. */
export type GalleryPicture = { image: string; text: string; focus: { x: number; y: number } | null };

/** A picture that fills its box; `isWhole`: it is not cut to do so. */
export function Picture(props: { picture: GalleryPicture; isWhole?: boolean; alt?: string }) {
  const { picture, isWhole, alt = picture.text } = props;
  const { image, focus } = picture;
  return (
    <img
      className={clsx('size-full', isWhole ? 'object-contain' : 'object-cover dark:brightness-85')}
      style={focus === null || isWhole ? undefined : { objectPosition: `${focus.x}% ${focus.y}%` }}
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
