'use client';

import clsx from 'clsx';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { type ApiRequest, apiCall, READ_ONCE, useApi } from '@/components/hotel/use-api';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { chevronRightIcon } from '@/components/ui/icons/chevron-right';
import { externalLinkIcon } from '@/components/ui/icons/external-link';
import { Notice } from '@/components/ui/notice';
import { Drawer } from '@/components/ui/overlay/drawer';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { ProductImage } from '@/components/ui/product-image';
import { Skeleton } from '@/components/ui/skeleton';
import type { SectionFacts } from '@/lib/contract/catalogue';
import { fetchWithTimeout } from '@/lib/contract/fetch-with-timeout';
import { refused, succeeded } from '@/lib/contract/refusals';
import { footerLinks, hasFooter } from '@/lib/domain/hotel/footer';
import { textIn } from '@/lib/domain/i18n/text';
import { entriesOfServicesDrawer } from '@/lib/domain/navigation/bar-items';
import { entryIcon } from '@/lib/domain/navigation/entry-icon';
import { sectionHref } from '@/lib/domain/navigation/links';
import { isPageLink } from '@/lib/domain/navigation/navigation';
import { barIcon } from './bar/bar-icons';
import { BookingLinks } from './booking-links';
import { LegalLinks } from './footer';
import { PageLink } from './page-link';
import { SearchLink } from './search-link';

const BOOKABLE: ApiRequest<boolean> = {
  key: '/catalogue/bookable',
  fetch: async () => {
    const response = await fetchWithTimeout('/catalogue/bookable');
    return response.ok ? succeeded((await response.json()) === true) : refused('unavailable');
  },
};

/** A drawer with the hotel's sections that are not hidden. Rules: navigation/N19, navigation/N20, pages/PG29. */
export function ServicesDrawer() {
  const hotel = useHotel();
  const t = useTranslations();
  const failure = useFailureMessage();
  const { value: sections, refusal, refetch } = useApi(apiCall('sections', hotel.uuid));
  const bookable = useApi(BOOKABLE, READ_ONCE);
  return (
    <Drawer id="services" title={t('services')} closeLabel={t('close')}>
      <div className="mb-4">
        <SearchLink as={PageLink} label={t('search_hint')} />
      </div>
      <BarEntries />
      {sections === undefined && refusal === null && <ServicesSkeleton label={t('loading')} />}
      {sections === undefined && refusal !== null && (
        <div className="grid grid-cols-1 gap-4">
          <Notice tone="danger" alert>
            {failure('section_failed')}
          </Notice>
          <Button variant="soft" onClick={refetch}>
            {t('try_again')}
          </Button>
        </div>
      )}
      {sections && (
        <ul className={clsx(CARD, 'overflow-hidden')} aria-label={t('services')}>
          {sections
            .filter((section) => !section.is_hidden)
            .map((section) => (
              <li key={String(section.id)} className={ROW}>
                <ServiceItem
                  section={section}
                  title={textIn(section.title, hotel.language)}
                  newTab={t('opens_in_new_tab')}
                />
              </li>
            ))}
        </ul>
      )}
      {sections && bookable.value === true && (
        <div className="mt-4">
          <BookingLinks
            as={PageLink}
            messages={{
              booking_title: t('booking_title'),
              my_day: t('my_day'),
              occupancy_title: t('occupancy_title'),
            }}
          />
        </div>
      )}
      {!hasFooter(hotel.template) && (
        <LegalLinks
          className="mt-6 text-brand-strong"
          label={t('legal_links')}
          links={footerLinks(hotel, t)}
          cookies={t('cookie_settings')}
        />
      )}
    </Drawer>
  );
}

/** The border between two rows is indented to the start of their text. */
const ROW =
  'not-first:ms-18 not-first:border-line not-first:border-t not-first:*:-ms-18 not-first:*:w-[calc(100%+72px)]';
const ITEM =
  'grid min-h-15 w-full grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2 text-ink hover:bg-sunken pressed:bg-sunken focus-visible:rounded-md focus-visible:-outline-offset-3';

function ServiceItem({ section, title, newTab }: { section: SectionFacts; title: string; newTab: string }) {
  const { href, external } = sectionHref(section);
  const inside = (
    <>
      <ProductImage
        className="size-target rounded-[12px]"
        drawing="w-[78%]"
        shade="none"
        id={section.id}
        src={section.image}
      />
      <span>{title}</span>
      <span className="grid text-ink-3">
        <Icon shape={external ? externalLinkIcon : chevronRightIcon} size="sm" />
        {external && <span className="sr-only">{newTab}</span>}
      </span>
    </>
  );
  if (external) {
    return (
      <a className={ITEM} href={href} target="_blank" rel="noopener noreferrer" onClick={() => closeOverlays()}>
        {inside}
      </a>
    );
  }
  return (
    <PageLink className={ITEM} href={href}>
      {inside}
    </PageLink>
  );
}

/** The entries of the default bar that have no room in it. Rule: navigation/N24. */
function BarEntries() {
  const hotel = useHotel();
  const t = useTranslations();
  const entries = entriesOfServicesDrawer(hotel);
  if (entries.length === 0) return null;
  return (
    <ul className={clsx(CARD, 'mb-4 overflow-hidden')} aria-label={t('main_menu')}>
      {entries.map(({ icon, href, ...entry }, index) => {
        const inside = (
          <>
            <span className="grid size-target place-items-center rounded-[12px] bg-sunken text-ink-2">
              <Icon shape={barIcon(entryIcon({ icon, href }))} />
            </span>
            <span>{'title' in entry ? textIn(entry.title, hotel.language) : t(entry.messageKey)}</span>
          </>
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and two may have the same code
          <li key={`${entry.code}-${index}`} className={ROW}>
            {href !== null && isPageLink(href) ? (
              <PageLink className={ITEM} href={href}>
                {inside}
              </PageLink>
            ) : (
              <a className={ITEM} href={href ?? undefined} onClick={() => closeOverlays()}>
                {inside}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ServicesSkeleton({ label }: { label: string }) {
  return (
    <div className="grid grid-cols-1 gap-3" role="status" aria-label={label}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-15 rounded-sm" />
      ))}
    </div>
  );
}
