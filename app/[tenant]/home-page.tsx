import clsx from 'clsx';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Banners } from '@/components/catalogue/banners';
import { SectionTiles } from '@/components/catalogue/section-tiles';
import { BlueHome } from '@/components/home/blue-home';
import { Greeting } from '@/components/home/greeting';
import { heightOf } from '@/components/home/house/house-layout';
import { HouseOutlet, WeatherOutlet } from '@/components/home/house/house-outlet';
import { SliderHome } from '@/components/home/slider-home';
import { VideoHome } from '@/components/home/video-home';
import { BookingLinks } from '@/components/shell/booking-links';
import { SearchLink } from '@/components/shell/search-link';
import { Topbar } from '@/components/shell/topbar';
import { PAGE_WIDTH, WELCOME, WELCOME_TITLE } from '@/components/ui/page';
import { PART_TITLE } from '@/components/ui/part-title';
import type { HouseView } from '@/lib/contract/house-view';
import type { HomeView, HotelView } from '@/lib/contract/views';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { dayPart } from '@/lib/domain/hotel/day-part';
import { templateLook } from '@/lib/domain/hotel/template';
import { startsElsewhere } from '@/lib/domain/navigation/startup';
import { preview } from '@/lib/server/crawlers/preview';
import { greetings } from '@/lib/server/pages/house-view';
import { loadHero } from '@/lib/server/pages/load-hero';
import { loadHouse } from '@/lib/server/pages/load-house';
import { loadHome, loadHotel, loadStartPath } from '@/lib/server/pages/loaders';
import type { Dictionary } from '@/lib/server/pages/messages';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { currentRequest } from '@/lib/server/request/current-request';
import { HotelErrorPage } from './hotel-error-page';

type Props = { params: Promise<{ tenant: string }> };

/**
 * The home page, at / and /home, as the hotel's template shows it: greeting, what the house is like at this hour,
 * banners, top sections. Rules: pages/PG2, catalogue/C5, appearance/A8, home/HM1.
 */
export async function HomePage({ params }: Props) {
  const { tenant } = await params;
  await leaveForStartPage(tenant);
  const [hotel, home, house] = await Promise.all([loadHotel(tenant), loadHome(tenant), loadHouse(tenant)]);
  if (hotel.state !== 'found') return null;
  if (home.state !== 'found') {
    setResponseStatus(home.state === 'missing' ? 404 : 503);
    return <HotelErrorPage kind={home.state === 'missing' ? 'not-found' : 'unavailable'} hotel={hotel.value} />;
  }
  const { view, messages } = hotel.value;
  const look = templateLook(view.template);
  const parts = { view, home: home.value, house, greeting: greetingNow(view, messages), messages };
  if (look === 'blue') return <BlueHome {...parts} />;
  if (look === 'default') return <DefaultHome {...parts} />;
  const hero = await loadHero(view);
  const Home = look === 'video' ? VideoHome : SliderHome;
  return <Home {...parts} hero={hero} />;
}

/**
 * Redirects to the hotel's start page when home is the first page of a visit. A guest who goes home inside the app sees
 * home. Rule: startup/ST7.
 */
async function leaveForStartPage(tenant: string): Promise<void> {
  const request = currentRequest()?.request;
  // The router requests pages with this header.
  if (request === undefined || request.headers.rsc !== undefined) return;
  const { search = '' } = URL.parse(request.url ?? '', 'http://page') ?? {};
  const path = startsElsewhere(search) ? null : await loadStartPath(tenant);
  if (path !== null) redirect(path + search);
}

/** null: without the hotel's time zone its hour is not known. Rule: home/HM5. */
const greetingNow = ({ timezone }: HotelView, messages: Dictionary): string | null =>
  timezone === null ? null : greetings(messages)[dayPart(hotelNow(timezone, new Date()).minutes)];

type DefaultHomeProps = {
  view: HotelView;
  home: HomeView;
  house: HouseView | null;
  greeting: string | null;
  messages: Dictionary;
};

function DefaultHome({ view, home, house, greeting, messages }: DefaultHomeProps) {
  // Below what is open now the banners would push the services off the first screen.
  const hasNow = house !== null && heightOf('now', house) > 0;
  const banners = <Banners banners={home.banners} label={messages.from_the_hotel} isBelowFirstScreen={hasNow} />;
  return (
    <>
      <Topbar hotel={view}>
        <WeatherOutlet house={house} />
      </Topbar>
      <main className={clsx(PAGE_WIDTH, '@container/home pb-8')} id="main" tabIndex={-1}>
        <HouseOutlet part="rings" house={house} />
        <div className={clsx(hasNow && COLUMNS)}>
          <div>
            <div className={WELCOME}>
              <h1 className={clsx(WELCOME_TITLE, hasNow && 'columns:text-3xl')}>
                <Greeting greeting={greeting} title={view.title} messages={messages} />
              </h1>
              <p className="mt-2 text-ink-2" data-lead>
                {view.descr || messages.home_lead}
              </p>
            </div>
            <div className={clsx('desk:max-w-dialog', !hasNow && 'mb-6')}>
              <SearchLink label={messages.search_hint} />
            </div>
            <HouseOutlet part="now" house={house} />
          </div>
          <div className={clsx(hasNow && '@container/services')}>
            {!hasNow && banners}
            <h2 className={PART_TITLE}>{messages.services}</h2>
            <SectionTiles sections={home.sections} newTab={messages.opens_in_new_tab} />
            {home.hasBookable && (
              <div className="mt-4">
                <BookingLinks messages={messages} />
              </div>
            )}
            <HouseOutlet part="notes" house={house} />
          </div>
        </div>
        {hasNow && home.banners.length > 0 && <div className="mt-8">{banners}</div>}
      </main>
    </>
  );
}

/** With enough room, what the house is like at this hour stands beside its services. Rule: layout/LY18. */
const COLUMNS = 'columns:grid columns:grid-cols-[min(380px,40%)_minmax(0,1fr)] columns:items-start columns:gap-x-6';

export async function homeMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return {};
  const { view, theme } = hotel.value;
  return {
    // Absolute, because the layout's template does not apply to the page beside it.
    title: { absolute: theme.siteName === view.title ? view.title : `${view.title} · ${theme.siteName}` },
    ...(await preview(hotel.value, { title: view.title, descr: view.descr, path: '/' })),
  };
}
