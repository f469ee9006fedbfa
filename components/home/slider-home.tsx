import { SectionTiles } from '@/components/catalogue/section-tiles';
import { BookingLinks } from '@/components/shell/booking-links';
import { SearchLink } from '@/components/shell/search-link';
import { PAGE_WIDTH } from '@/components/ui/page';
import type { BannerView } from '@/lib/contract/views';
import { interpolate } from '@/lib/words/message-key';
import { BannerSlide } from './banner-slide';
import { HeroHeader } from './hero-header';
import { HouseOutlet } from './house/house-outlet';
import { SliderControls } from './slider-controls';
import type { HeroHomeProps } from './video-home';

/**
 * Home of `slider_template`: a slider of the hotel's banners, and its sections below. Without banners the greeting
 * stands in the only slide. Rules: appearance/A9, appearance/A15.
 */
export function SliderHome({ view, home, hero, house, messages }: HeroHomeProps) {
  const banners = home.banners.length > 0 ? home.banners : [greeting(view)];
  const count = banners.length;
  const titles = banners.map(({ title }, index) =>
    [interpolate(messages.slide_of, { n: index + 1, count }, view.locale), title].join(': '),
  );
  return (
    <main id="main" tabIndex={-1}>
      <section
        className="on-picture relative isolate overflow-hidden rounded-b-xl bg-[#24405c] text-white [--focus:#fff] print:text-ink"
        aria-label={messages.from_the_hotel}
      >
        <ul
          className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] motion-safe:scroll-smooth"
          data-slides=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
          tabIndex={0}
          aria-label={messages.from_the_hotel}
        >
          {banners.map((banner, index) => (
            <BannerSlide
              key={String(banner.id)}
              banner={banner}
              isFirst={index === 0}
              newTab={messages.opens_in_new_tab}
            />
          ))}
        </ul>
        <div className="pointer-events-none absolute inset-x-0 top-0 *:pointer-events-auto">
          <HeroHeader hotel={view} weather={hero.weather} />
        </div>
        {count > 1 && (
          <SliderControls
            titles={titles}
            labels={{
              pause: messages.pause,
              play: messages.play,
              previous: messages.slide_previous,
              next: messages.slide_next,
            }}
          />
        )}
      </section>
      <div className={`${PAGE_WIDTH} pt-5 pb-32 print:pb-0`}>
        <h1 className="sr-only">{view.title}</h1>
        <HouseOutlet part="rings" house={house} />
        <div className="mb-5 desk:max-w-dialog">
          <SearchLink label={messages.search_hint} />
        </div>
        <SectionTiles sections={home.sections} newTab={messages.opens_in_new_tab} />
        {home.hasBookable && (
          <div className="mt-4">
            <BookingLinks messages={messages} />
          </div>
        )}
        <HouseOutlet part="now" house={house} />
        <HouseOutlet part="notes" house={house} />
      </div>
    </main>
  );
}

const greeting = ({ title, descr }: HeroHomeProps['view']): BannerView => ({
  id: 0,
  title,
  text: descr,
  image: null,
  href: null,
  external: false,
});
