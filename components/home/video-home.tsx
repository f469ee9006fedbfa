import { BookingLinks } from '@/components/shell/booking-links';
import { SearchLink } from '@/components/shell/search-link';
import { PAGE_WIDTH } from '@/components/ui/page';
import { FULL_WIDTHS, inSizes } from '@/components/ui/picture-sizes';
import type { HouseView } from '@/lib/contract/house-view';
import type { HeroView, HomeView, HotelView } from '@/lib/contract/views';
import type { MessageKey } from '@/lib/words/message-key';
import { GlassSections } from './glass-sections';
import { Greeting } from './greeting';
import { HeroFilm } from './hero-film';
import { HeroHeader } from './hero-header';
import { HOUSE_PARTS, heightOf } from './house/house-layout';
import { HouseOutlet } from './house/house-outlet';

/** What the homes that fill the screen are made of. */
export type HeroHomeProps = {
  view: HotelView;
  home: HomeView;
  hero: HeroView;
  house: HouseView | null;
  /** By the hotel's hour; null: it is not known. */
  greeting: string | null;
  messages: Readonly<Record<MessageKey, string>>;
};

/**
 * Home of `video_template`: poster and film over the full height, with greeting and sections on them. The poster is the
 * largest paint; without one the hotel's colours stand in for it. What the hotel says of the house stands below them.
 * Rules: appearance/A9, layout/LY12, home/HM1.
 */
export function VideoHome({ view, home, hero, house, greeting, messages }: HeroHomeProps) {
  const hasMore = house !== null && HOUSE_PARTS.some((part) => heightOf(part, house) > 0);
  return (
    <main id="main" tabIndex={-1}>
      <div className="on-picture relative isolate grid min-h-dvh grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-[#1d2350] text-white [--focus:#fff] print:text-ink">
        {hero.poster && (
          <img
            className="absolute inset-0 -z-2 size-full object-cover"
            {...inSizes(hero.poster, '100vw', FULL_WIDTHS)}
            src={hero.poster}
            alt=""
            width={780}
            height={1688}
            fetchPriority="high"
            referrerPolicy="no-referrer"
          />
        )}
        <HeroHeader hotel={view} weather={hero.weather} />
        {hero.film && <HeroFilm film={hero.film} labels={{ pause: messages.pause, play: messages.play }} />}
        <div className="row-start-3 bg-veil-up pt-16 pb-28 print:pb-0">
          <div className={PAGE_WIDTH}>
            <h1 className="font-light text-3xl tracking-[-.02em] desk:text-[3rem] desk:leading-[3.375rem]">
              <Greeting greeting={greeting} title={view.title} messages={messages} />
            </h1>
            <p className="mt-2 mb-5 line-clamp-3 max-w-reading text-lg" data-lead>
              {view.descr || messages.home_lead}
            </p>
            <div className="mb-4 desk:max-w-dialog">
              <SearchLink label={messages.search_hint} />
            </div>
            <GlassSections sections={home.sections} label={messages.services} newTab={messages.opens_in_new_tab} />
            {home.hasBookable && (
              <div className="mt-4">
                <BookingLinks messages={messages} />
              </div>
            )}
          </div>
        </div>
      </div>
      {hasMore && (
        <div className={`${PAGE_WIDTH} pt-5 pb-32 print:pb-0`}>
          {HOUSE_PARTS.map((part) => (
            <HouseOutlet key={part} part={part} house={house} />
          ))}
        </div>
      )}
    </main>
  );
}
