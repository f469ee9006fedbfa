import Link from 'next/link';
import { productTint } from '@/components/ui/product-image';
import type { BannerView } from '@/lib/contract/views';
import { FocusableRow } from './focusable-row';

/** What the hotel wants to be seen first: a row that snaps. The first picture is the page's hero. */
export function Banners({ banners, label }: { banners: readonly BannerView[]; label: string }) {
  if (banners.length === 0) return null;
  const items = banners.map((banner, index) => (
    <li key={String(banner.id)} className="contents">
      <Banner banner={banner} hero={index === 0} />
    </li>
  ));
  // A row that scrolls is reached by the keyboard through its links, where it has any.
  const hasLinks = banners.some(({ href }) => href !== null);
  return (
    <section aria-label={label}>
      {hasLinks ? (
        <ul className="banners" aria-label={label}>
          {items}
        </ul>
      ) : (
        <FocusableRow label={label} count={banners.length}>
          {items}
        </FocusableRow>
      )}
    </section>
  );
}

function Banner({ banner, hero }: { banner: BannerView; hero: boolean }) {
  const className = `banner ${productTint(banner.id)}`;
  const inside = (
    <>
      <strong>{banner.title}</strong>
      <span>{banner.text}</span>
      {banner.image && (
        <img
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
    <Link className={className} href={banner.href}>
      {inside}
    </Link>
  );
}
