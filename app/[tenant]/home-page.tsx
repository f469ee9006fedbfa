import clsx from 'clsx';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Banners } from '@/components/catalogue/banners';
import { SectionTiles } from '@/components/catalogue/section-tiles';
import { BlueHome } from '@/components/home/blue-home';
import { SliderHome } from '@/components/home/slider-home';
import { VideoHome } from '@/components/home/video-home';
import { BookingLinks } from '@/components/shell/booking-links';
import { SearchLink } from '@/components/shell/search-link';
import { Topbar } from '@/components/shell/topbar';
import { PAGE_WIDTH, PART_TITLE, WELCOME, WELCOME_TITLE } from '@/components/ui/page';
import type { HomeView, HotelView } from '@/lib/contract/views';
import { templateLook } from '@/lib/domain/hotel/template';
import { startsElsewhere } from '@/lib/domain/navigation/startup';
import { preview } from '@/lib/server/crawlers/preview';
import { loadHero } from '@/lib/server/pages/load-hero';
import { loadHome, loadHotel, loadStartPath } from '@/lib/server/pages/loaders';
import type { Dictionary } from '@/lib/server/pages/messages';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { currentRequest } from '@/lib/server/request/current-request';
import { HotelErrorPage } from './hotel-error-page';

type Props = { params: Promise<{ tenant: string }> };

/**
 * The home page, at / and /home, as the hotel's template shows it: greeting, banners, top sections. Rules: pages/PG2,
 * catalogue/C5, appearance/A8.
 */
export async function HomePage({ params }: Props) {
  const { tenant } = await params;
  await leaveForStartPage(tenant);
  const [hotel, home] = await Promise.all([loadHotel(tenant), loadHome(tenant)]);
  if (hotel.state !== 'found') return null;
  if (home.state !== 'found') {
    setResponseStatus(home.state === 'missing' ? 404 : 503);
    return <HotelErrorPage kind={home.state === 'missing' ? 'not-found' : 'unavailable'} hotel={hotel.value} />;
  }
  const { view, messages } = hotel.value;
  const look = templateLook(view.template);
  if (look === 'blue') return <BlueHome view={view} home={home.value} messages={messages} />;
  if (look === 'default') return <DefaultHome view={view} home={home.value} messages={messages} />;
  const hero = await loadHero(view);
  const Home = look === 'video' ? VideoHome : SliderHome;
  return <Home view={view} home={home.value} hero={hero} messages={messages} />;
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

function DefaultHome({ view, home, messages }: { view: HotelView; home: HomeView; messages: Dictionary }) {
  return (
    <>
      <Topbar hotel={view} />
      <main className={clsx(PAGE_WIDTH, 'pb-8')} id="main" tabIndex={-1}>
        <div className={WELCOME}>
          <h1 className={WELCOME_TITLE}>
            <span>{`${messages.welcome_to} `}</span>
            <br className="desk:hidden" />
            <span>{view.title}</span>
          </h1>
          <p className="mt-2 text-ink-2">{view.descr || messages.home_lead}</p>
        </div>
        <div className="mb-6 desk:max-w-dialog">
          <SearchLink label={messages.search_hint} />
        </div>
        <Banners banners={home.banners} label={messages.from_the_hotel} />
        <h2 className={PART_TITLE}>{messages.services}</h2>
        <SectionTiles sections={home.sections} newTab={messages.opens_in_new_tab} />
        {home.hasBookable && (
          <div className="mt-4">
            <BookingLinks messages={messages} />
          </div>
        )}
      </main>
    </>
  );
}

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
