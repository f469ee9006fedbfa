import clsx from 'clsx';
import { isDrawing } from '@/components/ui/is-drawing';
import { atFocus, inSizes } from '@/components/ui/picture-sizes';
import { productTint } from '@/components/ui/product-image';
import { RouterLink } from '@/components/ui/router-link';
import type { BannerView } from '@/lib/contract/views';
import { FocusableRow } from './focusable-row';

const ROW =
  '-mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-3 overflow-x-auto px-gutter [scrollbar-width:none] desk:gap-4';

/**
 * The hotel's banners, in a horizontal row with scroll snapping. The first picture is the largest on the page (LCP),
 * except below the first screen, where it would compete with what a guest sees first.
 */
export function Banners(props: { banners: readonly BannerView[]; label: string; isBelowFirstScreen?: boolean }) {
  const { banners, label, isBelowFirstScreen = false } = props;
  if (banners.length === 0) return null;
  const items = banners.map((banner, index) => (
    <li key={String(banner.id)} className="contents">
      <Banner banner={banner} hero={index === 0 && !isBelowFirstScreen} />
    </li>
  ));
  // Links make a scrolling row reachable by keyboard. Without links the row itself takes the focus.
  const hasLinks = banners.some(({ href }) => href !== null);
  return (
    <section aria-label={label}>
      {hasLinks ? (
        <ul className={ROW} aria-label={label}>
          {items}
        </ul>
      ) : (
        <FocusableRow className={ROW} label={label} count={banners.length}>
          {items}
        </FocusableRow>
      )}
    </section>
  );
}

const BANNER =
  'relative grid min-h-37 flex-[0_0_calc(100%-20px)] snap-start content-center gap-1.5 overflow-hidden rounded-lg bg-tint py-5 ps-5 pe-33 text-ink transition-[scale] duration-fast pressed:scale-pressed narrow:pe-28 desk:min-h-50 desk:basis-[calc(50%-8px)] desk:py-8 desk:ps-8 desk:pe-50 forced-colors:border print:break-inside-avoid';

function Banner({ banner, hero }: { banner: BannerView; hero: boolean }) {
  const className = clsx(BANNER, productTint(banner.id));
  const inside = (
    <>
      <strong className="font-medium text-xl tracking-tight narrow:text-lg">{banner.title}</strong>
      <span className="text-ink-2 text-sm">{banner.text}</span>
      {banner.image && (
        <img
          className={clsx(
            'absolute end-2.5 top-1/2 size-30.5 -translate-y-1/2 narrow:max-h-24 narrow:max-w-24 desk:end-6 desk:size-42',
            isDrawing(banner.image) ? 'object-contain drop-shadow-picture' : 'rounded-md object-cover',
          )}
          {...inSizes(banner.image, '(min-width:769px) 224px, 163px')}
          {...atFocus(banner.focus)}
          src={banner.image}
          alt=""
          width={256}
          height={256}
          loading={hero ? 'eager' : 'lazy'}
          fetchPriority={hero ? 'high' : 'auto'}
          referrerPolicy="no-referrer"
        />
      )}
    </>
  );
  if (banner.href === null) return <div className={className}>{inside}</div>;
  if (banner.external) {
    return (
      <a className={className} href={banner.href} target="_blank" rel="noopener noreferrer">
        {inside}
      </a>
    );
  }
  return (
    <RouterLink className={className} href={banner.href}>
      {inside}
    </RouterLink>
  );
}
