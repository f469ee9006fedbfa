import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import '@/app/styles/guest.css';
// Imported so that the bundler puts these small components into the layout's chunk: as chunks of their own they would be
// two more requests for 2 KB.
import './error';
import '@/components/catalogue/focusable-row';
import '@/components/home/hero-film';
import '@/components/home/slider-controls';
import { ChatBadge } from '@/components/chat/chat-badge';
import { HotelProvider } from '@/components/hotel/hotel-context';
import { LanguagePin } from '@/components/language/language-button';
import { InterruptedOrderCheck } from '@/components/ordering/interrupted-order-check';
import { LiveOrderOutlet } from '@/components/orders/live/live-order-outlet';
import { OrderBadge } from '@/components/orders/order-badge';
import { RouteMemory } from '@/components/shell/back-button';
import { barEntry } from '@/components/shell/bar/bar-icons';
import { BottomBar } from '@/components/shell/bar/bottom-bar';
import { Footer } from '@/components/shell/footer';
import { PageSkeletons } from '@/components/shell/page-skeletons';
import { Startup } from '@/components/shell/startup';
import { TOUCH_ICON } from '@/lib/domain/crawlers/icon-address';
import { themeColors } from '@/lib/domain/crawlers/web-manifest';
import { footerLinks, showsFooter } from '@/lib/domain/hotel/footer';
import { pinLanguage } from '@/lib/domain/i18n/language';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { telephoneLink } from '@/lib/domain/navigation/telephone-link';
import { pageBrand } from '@/lib/server/pages/brand';
import { loadNeutralPage } from '@/lib/server/pages/front-page';
import { loadHotel, loadNavigation } from '@/lib/server/pages/loaders';
import { builtInMessages, pickMessages } from '@/lib/server/pages/messages';
import { standardNavigationView } from '@/lib/server/pages/navigation-views';
import { allowThirdParties } from '@/lib/server/pages/page-policy';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { ErrorPage } from '../error-page';
import { HotelHtml } from '../hotel-html';
import { Hydrated } from '../hydrated';
import { UnknownHostPage } from '../unknown-host-page';
import { AfterLoad } from './after-load';
import { CLIENT_MESSAGE_KEYS } from './client-message-keys';
import { Overlays } from './overlays';

type Props = { params: Promise<{ tenant: string }>; children: ReactNode };

/** The shell of a hotel: language, theme, bar and overlays. Each page has its own header. Rules: tenancy/T1, layout/LY3. */
export default async function HotelLayout({ params, children }: Props) {
  const { tenant } = await params;
  // In parallel, because each may be a slow request to an upstream.
  const [loaded, configured] = await Promise.all([loadHotel(tenant), loadNavigation(tenant)]);
  if (loaded.state === 'missing') {
    setResponseStatus(404);
    return (
      <HotelHtml view={await loadNeutralPage()}>
        <UnknownHostPage />
      </HotelHtml>
    );
  }
  if (loaded.state !== 'found') {
    setResponseStatus(503);
    return (
      <HotelHtml>
        <ErrorPage kind="unavailable" />
      </HotelHtml>
    );
  }
  const { view, theme, messages } = loaded.value;
  allowThirdParties(view);
  const standard = standardNavigationView(view, messages);
  const telephone = telephoneLink(view.variations.callPhone);
  return (
    <HotelHtml view={view} theme={theme}>
      <a
        className="fixed start-4 bottom-full z-99 rounded-md bg-ink px-4 py-3 text-canvas pressed:opacity-60 focus:top-4 focus:bottom-auto forced-colors:focus:border print:hidden"
        href="#main"
      >
        {messages.skip_to_content}
      </a>
      {telephone !== null && (
        <a className="telephone-of-old" href={telephone}>
          {`${messages.call} ${isolateNumber(view.variations.callPhone ?? '')}`}
        </a>
      )}
      <HotelProvider hotel={view} messages={pickMessages(messages, CLIENT_MESSAGE_KEYS)}>
        <LanguagePin />
        {children}
        {showsFooter(view, configured.length > 0 ? configured : standard) && (
          <Footer
            company={view.title}
            year={new Date().getFullYear()}
            language={view.language}
            label={messages.legal_links}
            links={footerLinks(view, (key) => messages[key])}
            cookies={messages.cookie_settings}
          />
        )}
        <PageSkeletons label={messages.loading} />
        <BottomBar
          configured={configured.map(barEntry)}
          standard={standard.map(barEntry)}
          badges={{ orders: <OrderBadge />, chat: <ChatBadge /> }}
          above={<LiveOrderOutlet />}
        />
        <RouteMemory />
        <Startup />
        <InterruptedOrderCheck />
        <Overlays />
        <AfterLoad />
        <Hydrated />
      </HotelProvider>
    </HotelHtml>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadHotel((await params).tenant);
  if (loaded.state !== 'found') {
    // Browser tab and link preview tell a hotel that is unavailable from one that does not exist.
    const title = builtInMessages('en')[loaded.state === 'missing' ? 'page_not_found' : 'temporarily_unavailable'];
    const brand = pageBrand(await headers(), null, null);
    return { title, robots: { index: false }, icons: { icon: brand?.icon ?? '/icon.svg' } };
  }
  const { view, theme } = loaded.value;
  return {
    title: { default: theme.siteName, template: `%s · ${theme.siteName}` },
    description: view.descr,
    applicationName: theme.siteName,
    icons: { icon: theme.favicon, apple: TOUCH_ICON },
    // Requested without cookies, so the address names the language.
    manifest: pinLanguage('/manifest.webmanifest', view.language),
    formatDetection: { telephone: false },
  };
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const loaded = await loadHotel((await params).tenant);
  const color = loaded.state === 'found' ? loaded.value.theme.color : null;
  return {
    width: 'device-width',
    initialScale: 1,
    viewportFit: 'cover',
    themeColor: themeColors(color),
  };
}
