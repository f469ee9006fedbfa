import clsx from 'clsx';
import { SectionLink } from '@/components/catalogue/section-link';
import { isDrawing } from '@/components/ui/is-drawing';
import { PAGE_WIDTH } from '@/components/ui/page';
import { atFocus, FULL_WIDTHS, inSizes } from '@/components/ui/picture-sizes';
import { productTint } from '@/components/ui/product-image';
import type { BannerView } from '@/lib/contract/views';

const PICTURES = {
  photo: 'absolute inset-0 -z-1 size-full object-cover',
  drawing:
    'absolute inset-x-0 top-34 -z-1 mx-auto h-[max(120px,calc(100%-340px))] w-auto object-contain drop-shadow-picture',
} as const;

/** Without a box, and so not fetched, until the slide is near; without script at once. use-slides.ts says when. */
const WHEN_NEAR = 'hidden group-data-near/slide:block noscript:block';

/** One slide, an item of a list. Its title is the link, and the link covers the slide. Rule: appearance/A15. */
export function BannerSlide(props: { banner: BannerView; isFirst: boolean; newTab: string }) {
  const { banner, isFirst, newTab } = props;
  const { image, href, external } = banner;
  const hasDrawing = image !== null && isDrawing(image);
  return (
    <li
      className={clsx(
        'group/slide relative isolate flex h-[60dvh] min-h-110 flex-[0_0_100%] snap-start snap-always flex-col justify-end overflow-hidden desk:h-[66dvh]',
        hasDrawing && `${productTint(banner.id)} bg-plate`,
      )}
    >
      {image !== null && (
        <img
          className={clsx(PICTURES[hasDrawing ? 'drawing' : 'photo'], !isFirst && WHEN_NEAR)}
          {...inSizes(image, '100vw', FULL_WIDTHS)}
          {...atFocus(banner.focus)}
          src={image}
          alt=""
          width={780}
          height={1000}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
          referrerPolicy="no-referrer"
        />
      )}
      <div className="bg-veil-up pt-20 pb-18">
        <div className={PAGE_WIDTH}>
          <h2 className="font-light text-3xl tracking-[-.02em]">
            {href === null ? (
              banner.title
            ) : (
              <SectionLink
                section={{ href, external }}
                className="text-white after:absolute after:inset-0 after:content-['']"
                newTab={newTab}
              >
                {banner.title}
              </SectionLink>
            )}
          </h2>
          {banner.text !== '' && <p className="mt-1.5 line-clamp-3 max-w-reading text-white/92">{banner.text}</p>}
        </div>
      </div>
    </li>
  );
}
