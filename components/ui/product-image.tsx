import clsx from 'clsx';
import type { ReactNode } from 'react';
import { conciergeBellIcon } from '@/components/ui/icons/concierge-bell';
import { Icon, type IconShape } from './icon';
import { atFocus, inSizes } from './picture-sizes';

const TINTS = ['tint-1', 'tint-2', 'tint-3', 'tint-4', 'tint-5', 'tint-6'] as const;

/** The effect on a drawing. `off`: the product is not available now. */
const SHADES = { shadow: 'drop-shadow-picture', none: '', off: 'opacity-50 grayscale' } as const;

/** A background tint derived from an id, so that a product always has the same one. */
export function productTint(id: number | string): string {
  const digits = Number(String(id).replace(/\D/g, '').slice(-6));
  return TINTS[Number.isFinite(digits) ? digits % TINTS.length : 0] ?? TINTS[0];
}

/** A photo or a drawn scene fills its box. A drawing with a transparent background is centred in it. */
const isPhoto = (src: string) => /\.(jpe?g|avif|svg)($|\?)/i.test(src);

/**
 * A product's picture on a tinted box; a pale icon when there is no picture. `className`: size and radius of the box.
 */
export function ProductImage(props: {
  id: number | string;
  src: string | null;
  className: string;
  /** How wide a photograph is drawn, as the attribute `sizes` says it. `widths`: in which it is served. */
  sizes?: string;
  widths?: readonly number[];
  /** What of a photograph stays in view where it is cut, as `object-position`. */
  focus?: string | undefined;
  /** The width of a drawing in the box, as a class. */
  drawing?: string;
  shade?: keyof typeof SHADES;
  /** Loads the picture immediately, for the first one of a page. All others load when they are near the viewport. */
  eager?: boolean;
  /** The largest picture of the first screen is fetched before the others. */
  isLargest?: boolean;
  icon?: IconShape;
  /** The value of `data-part`, by which the parent's styles and the tests find it. */
  part?: string;
  children?: ReactNode;
}) {
  const {
    id,
    src,
    part,
    className,
    sizes = '96px',
    widths,
    focus,
    drawing = 'w-[66%]',
    shade = 'shadow',
    eager,
    isLargest,
    icon = conciergeBellIcon,
    children,
  } = props;
  return (
    <span
      data-part={part}
      className={clsx('grid place-items-center overflow-hidden bg-plate', productTint(id), className)}
    >
      {src === null ? (
        <span className="scale-160 text-ink-3 opacity-40">
          <Icon shape={icon} size="lg" />
        </span>
      ) : (
        <img
          className={clsx(
            isPhoto(src) ? 'size-full object-cover dark:brightness-85' : drawing,
            (shade === 'off' || !isPhoto(src)) && SHADES[shade],
          )}
          {...inSizes(src, sizes, widths)}
          {...atFocus(focus)}
          src={src}
          alt=""
          width={256}
          height={256}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={isLargest ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
      {children}
    </span>
  );
}
