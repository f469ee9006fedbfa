'use client';

import useSWR from 'swr';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureWords } from '@/components/hotel/use-failure-words';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Drawer } from '@/components/ui/overlay/drawer';
import { closeOverlays } from '@/components/ui/overlay/overlay-stack';
import { ProductImage } from '@/components/ui/product-image';
import { browserApi } from '@/lib/contract/browser';
import type { SectionFacts } from '@/lib/contract/catalogue';
import { paths } from '@/lib/contract/paths';
import { footerLinks, hasFooter } from '@/lib/domain/hotel/footer';
import { textIn } from '@/lib/domain/i18n/text';
import { sectionHref } from '@/lib/domain/navigation/links';
import { LegalLinks } from './footer';
import { PageLink } from './page-link';

/** The hotel's sections that are not hidden. Rules: navigation/N19, navigation/N20. */
export function ServicesDrawer() {
  const hotel = useHotel();
  const t = useTranslations();
  const failure = useFailureWords();
  const { data, mutate } = useSWR(paths.sections(hotel.uuid), () => browserApi().sections(hotel.uuid), {
    revalidateOnFocus: false,
  });
  return (
    <Drawer id="services" title={t('services')} closeLabel={t('close')}>
      {data === undefined && <ServicesSkeleton label={t('loading')} />}
      {data?.ok === false && (
        <div className="stack">
          <Notice tone="danger" alert>
            {failure('section_failed')}
          </Notice>
          <button type="button" className="btn btn--soft" onClick={() => void mutate()}>
            {t('try_again')}
          </button>
        </div>
      )}
      {data?.ok && (
        <ul className="list" aria-label={t('services')}>
          {data.value
            .filter((section) => !section.is_hidden)
            .map((section) => (
              <li key={String(section.id)}>
                <ServiceItem
                  section={section}
                  title={textIn(section.title, hotel.language)}
                  newTab={t('opens_in_new_tab')}
                />
              </li>
            ))}
        </ul>
      )}
      {!hasFooter(hotel.template) && <LegalLinks label={t('legal_links')} links={footerLinks(hotel, t)} />}
    </Drawer>
  );
}

function ServiceItem({ section, title, newTab }: { section: SectionFacts; title: string; newTab: string }) {
  const { href, external } = sectionHref(section);
  const inside = (
    <>
      <ProductImage id={section.id} src={section.image} />
      <span>{title}</span>
      <span className="item__end">
        <Icon name={external ? 'external-link' : 'chevron-right'} size="sm" flip={!external} />
        {external && <span className="sr">{newTab}</span>}
      </span>
    </>
  );
  if (external) {
    return (
      <a className="item" href={href} target="_blank" rel="noopener noreferrer" onClick={() => closeOverlays()}>
        {inside}
      </a>
    );
  }
  return (
    <PageLink className="item" href={href}>
      {inside}
    </PageLink>
  );
}

function ServicesSkeleton({ label }: { label: string }) {
  return (
    <div className="stack stack--sm" role="status" aria-label={label}>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="sk sk--l h-15" />
      ))}
    </div>
  );
}
