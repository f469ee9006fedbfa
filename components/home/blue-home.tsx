import { Banners } from '@/components/catalogue/banners';
import { SectionLink } from '@/components/catalogue/section-link';
import { BookingLinks } from '@/components/shell/booking-links';
import { SearchLink } from '@/components/shell/search-link';
import { Topbar } from '@/components/shell/topbar';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { externalLinkIcon } from '@/components/ui/icons/external-link';
import { PAGE_WIDTH } from '@/components/ui/page';
import { PART_TITLE } from '@/components/ui/part-title';
import { ProductImage } from '@/components/ui/product-image';
import type { HouseView } from '@/lib/contract/house-view';
import type { HomeView, HotelView, SectionTileView } from '@/lib/contract/views';
import type { MessageKey } from '@/lib/words/message-key';
import { Greeting } from './greeting';
import { HouseOutlet, WeatherOutlet } from './house/house-outlet';

/** How many rows a phone shows before it is scrolled. */
const FIRST_SCREEN = 5;

/**
 * Home of the template `blue`: a band in the hotel's colour with the greeting, the sections as one directory that
 * overlaps it, the banners below. Its corners are square and its bar stands at the edge of the screen. Rule:
 * appearance/A10.
 */
export function BlueHome(props: {
  view: HotelView;
  home: HomeView;
  house: HouseView | null;
  greeting: string | null;
  messages: Readonly<Record<MessageKey, string>>;
}) {
  const { view, home, house, greeting, messages } = props;
  return (
    <>
      <Topbar hotel={view}>
        <WeatherOutlet house={house} />
      </Topbar>
      <main className="pb-8" id="main" tabIndex={-1}>
        <div className="bg-brand-fill text-on-brand dark:bg-brand-soft dark:text-ink forced-colors:border-b print:bg-transparent print:text-inherit">
          <div className={`${PAGE_WIDTH} pt-3 pb-24`}>
            <h1 className="text-2xl tracking-tight">
              <Greeting greeting={greeting} title={view.title} messages={messages} isInOneLine />
            </h1>
            <p className="mt-1" data-lead>
              {view.descr || messages.home_lead}
            </p>
          </div>
        </div>
        <div className={`${PAGE_WIDTH} -mt-18`}>
          <div className="mb-4">
            <SearchLink label={messages.search_hint} />
          </div>
          <h2 className="sr-only">{messages.services}</h2>
          <ul className={`${CARD} grid overflow-hidden desk:grid-cols-2 desk:gap-x-px`}>
            {home.sections.map((section, index) => (
              <li key={String(section.id)} className="border-line border-b last:border-b-0 desk:border-e">
                <DirectoryRow section={section} isEager={index < FIRST_SCREEN} newTab={messages.opens_in_new_tab} />
              </li>
            ))}
          </ul>
          <HouseOutlet part="rings" house={house} />
          <HouseOutlet part="now" house={house} />
          {home.hasBookable && (
            <div className="mt-4">
              <BookingLinks messages={messages} />
            </div>
          )}
          {home.banners.length > 0 && <h2 className={PART_TITLE}>{messages.from_the_hotel}</h2>}
          <Banners
            banners={home.banners}
            label={messages.from_the_hotel}
            isBelowFirstScreen={home.sections.length >= FIRST_SCREEN}
          />
          <HouseOutlet part="notes" house={house} />
        </div>
      </main>
    </>
  );
}

function DirectoryRow({ section, isEager, newTab }: { section: SectionTileView; isEager: boolean; newTab: string }) {
  return (
    <SectionLink
      section={section}
      newTab={newTab}
      className="grid min-h-20 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-4 px-4 py-3 text-ink hover:bg-sunken pressed:bg-sunken focus-visible:-outline-offset-3"
    >
      <ProductImage
        className="size-14 rounded-sm"
        drawing="w-[78%]"
        shade="none"
        id={section.id}
        src={section.image}
        focus={section.focus}
        eager={isEager}
      />
      <span>
        <strong className="line-clamp-2 font-medium">{section.title}</strong>
        {section.descr !== '' && <small className="line-clamp-2 text-ink-2 text-sm">{section.descr}</small>}
      </span>
      <Icon shape={section.external ? externalLinkIcon : chevronRightIcon} size="sm" className="text-ink-3" />
    </SectionLink>
  );
}
