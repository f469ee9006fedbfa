import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';

/** A tint for a picture, always the same one for the same thing. */
export function productTint(id: number | string): string {
  const digits = Number(String(id).replace(/\D/g, '').slice(-6));
  return `p${(Number.isFinite(digits) ? digits % 6 : 0) + 1}`;
}

/** Photographs cover their plate; drawings with a clear ground stand on it. */
const isPhoto = (src: string) => /\.(jpe?g|avif)($|\?)/i.test(src);

/** A picture on its calm tint; without a picture, an icon at 40 %. */
export function ProductImage(props: {
  id: number | string;
  src: string | null;
  className?: string;
  /** The first picture of a page is fetched at once, all others when they come near. */
  eager?: boolean;
  icon?: string;
  children?: ReactNode;
}) {
  const { id, src, className, eager, icon = 'concierge-bell', children } = props;
  return (
    <span className={clsx('plate', productTint(id), src !== null && isPhoto(src) && 'plate--photo', className)}>
      {src === null ? (
        <span className="plate__icon">
          <Icon name={icon} size="lg" />
        </span>
      ) : (
        <img
          src={src}
          alt=""
          width={256}
          height={256}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
      {children}
    </span>
  );
}
