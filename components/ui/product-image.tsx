import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from './icon';

const TINTS = ['tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5', 'tint-6'] as const;

/** `off`: what is shown cannot be had now. */
const SHADES = { shadow: 'drop-shadow-picture', none: '', off: 'opacity-50 grayscale' } as const;

/** A tint for a picture, always the same one for the same thing. */
export function productTint(id: number | string): string {
  const digits = Number(String(id).replace(/\D/g, '').slice(-6));
  return TINTS[Number.isFinite(digits) ? digits % TINTS.length : 0] ?? TINTS[0];
}

/** Photographs cover their plate; drawings with a clear ground stand on it. */
const isPhoto = (src: string) => /\.(jpe?g|avif)($|\?)/i.test(src);

/** A picture on its calm tint; without a picture, a pale icon. `className`: size and radius of the plate. */
export function ProductImage(props: {
  id: number | string;
  src: string | null;
  className: string;
  /** The width of a drawing on its plate. */
  drawing?: string;
  shade?: keyof typeof SHADES;
  /** The first picture of a page is fetched at once, all others when they come near. */
  eager?: boolean;
  icon?: string;
  /** Its name as a part of what it stands in (`data-part`). */
  part?: string;
  children?: ReactNode;
}) {
  const {
    id,
    src,
    part,
    className,
    drawing = 'w-[66%]',
    shade = 'shadow',
    eager,
    icon = 'concierge-bell',
    children,
  } = props;
  return (
    <span
      data-part={part}
      className={clsx('grid place-items-center overflow-hidden bg-plate', productTint(id), className)}
    >
      {src === null ? (
        <span className="scale-160 text-ink-3 opacity-40">
          <Icon name={icon} size="lg" />
        </span>
      ) : (
        <img
          className={clsx(
            isPhoto(src) ? 'size-full object-cover' : drawing,
            (shade === 'off' || !isPhoto(src)) && SHADES[shade],
          )}
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
