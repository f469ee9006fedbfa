// Provides the cart, which the product loads with the first code that uses it.
import '@/lib/device/cart';
import { render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ReactElement, ReactNode } from 'react';
import { type Cache, SWRConfig } from 'swr';
import { HotelProvider } from '@/components/hotel/hotel-context';
import type { HotelView } from '@/lib/contract/views';
import { weekdayNames } from '@/lib/domain/booking/weekday-names';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import arabic from '@/lib/words/ar.json';
import english from '@/lib/words/en.json';
import type { Messages } from '@/lib/words/message-key';

/** A hotel in Spain without special settings, with English texts. */
export const hotelView = (parts: Partial<HotelView> = {}): HotelView => ({
  id: 1,
  uuid: '5b1f6f0a-0000-4000-8000-000000000001',
  code: 'cala-verde',
  title: 'Cala Verde',
  descr: '',
  template: 'default',
  showsLanguageCode: false,
  hasDesktopMode: false,
  logo: null,
  alternateLogo: null,
  script: null,
  counter: null,
  language: 'en',
  languageTag: 'en',
  locale: 'en',
  localeData: null,
  direction: 'ltr',
  weekdays: weekdayNames('en'),
  languages: [],
  currency: '€',
  currency_position: 'right',
  currency_digits: 2,
  discount_price: 0,
  discount_percent: 0,
  included_charge: '',
  is_payment_property: true,
  is_comment_property: true,
  is_agreement_text: false,
  is_room_number_property: true,
  limit_room: [],
  room_proof: 'off',
  room_number: { title: null, except_sections: [] },
  is_active_chat: false,
  help_link: null,
  channels: { chat: false, voice: false, recognition: false },
  location_of_recommendations: null,
  timezone: 'Europe/Madrid',
  country_code: null,
  region: '',
  hasImpressum: false,
  hasPublicOffer: false,
  publicOfferTitle: null,
  text_accepted_order: '',
  variations: NO_VARIATIONS,
  live: 'stream',
  realtime: null,
  voice: null,
  withdrawalEmail: null,
  consentInEnglish: [],
  messagesVersion: '1',
  ...parts,
});

/** The same hotel with Arabic texts. */
export const arabicHotel = (parts: Partial<HotelView> = {}): HotelView =>
  hotelView({
    language: 'ar',
    languageTag: 'ar',
    locale: 'ar',
    direction: 'rtl',
    weekdays: weekdayNames('ar'),
    ...parts,
  });

const WORDS: Readonly<Record<string, Messages>> = { en: english, ar: arabic };

/**
 * A cache of responses, as a page keeps it. Several renders that share it know the responses of earlier ones, as overlays
 * do that close and open again on one page.
 */
export const cachedResponses = (): Cache => new Map();

/** A router that stays on the page. */
const ROUTER = { push() {}, replace() {}, back() {}, forward() {}, refresh() {}, prefetch() {} } as never;

/** The providers that surround a component on a hotel's page. Uses a new cache of responses unless one is given. */
export function InHotel(props: { hotel?: HotelView; responses?: Cache; children: ReactNode }) {
  const { hotel = hotelView(), responses, children } = props;
  return (
    <SWRConfig
      value={{ provider: () => responses ?? cachedResponses(), dedupingInterval: 0, shouldRetryOnError: false }}
    >
      <HotelProvider hotel={hotel} messages={{ ...english, ...WORDS[hotel.language] }}>
        <AppRouterContext.Provider value={ROUTER}>
          <div lang={hotel.languageTag} dir={hotel.direction}>
            {children}
          </div>
        </AppRouterContext.Provider>
      </HotelProvider>
    </SWRConfig>
  );
}

/** Renders a component on a hotel's page. */
export const renderInHotel = (component: ReactElement, hotel?: HotelView, responses?: Cache) =>
  render(component, {
    wrapper: ({ children }) => (
      <InHotel {...(hotel && { hotel })} {...(responses && { responses })}>
        {children}
      </InHotel>
    ),
  });
