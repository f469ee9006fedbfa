import 'server-only';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { openGraphLocale } from '@/lib/domain/crawlers/open-graph-locale';
import { originOf } from '@/lib/domain/crawlers/origin';
import { previewAddress } from '@/lib/domain/crawlers/preview-address';
import { bcp47, pinLanguage } from '@/lib/domain/i18n/language';
import type { Id } from '@/lib/domain/id';
import type { LinkPreview } from '../pages/link-previews';
import type { HotelPage } from '../pages/loaders';
import { cardVersion, PREVIEW_SIZE, previewCard } from './preview-card';

/** Metadata of a page for link previews and search engines. Rule: pages/PG26. */
export async function preview(
  hotel: HotelPage,
  page: {
    title: string;
    descr: string;
    path: string;
    /** The section or product that the page is about; the hotel if omitted. */
    part?: { ids: { sectionId: Id; productId?: Id }; preview: LinkPreview };
  },
): Promise<Pick<Metadata, 'metadataBase' | 'description' | 'openGraph' | 'twitter' | 'alternates'>> {
  const { view } = hotel;
  const sent = await headers();
  const base = new URL(originOf(sent.get('host')));
  const version = cardVersion(previewCard(hotel, page.part?.preview ?? null));
  const url = previewAddress({ language: view.language, ...page.part?.ids }, version);
  const images = [{ url, ...PREVIEW_SIZE, alt: page.title, type: 'image/png' }];
  // Each language has its own canonical address. Otherwise search engines would treat all of them as copies of the
  // first.
  const canonical = sent.get('x-lang') === view.language ? pinLanguage(page.path, view.language) : page.path;
  const languages = view.languages.map(({ code }) => [bcp47(code), pinLanguage(page.path, code)] as const);
  return {
    metadataBase: base,
    description: page.descr,
    alternates: { canonical, languages: { ...Object.fromEntries(languages), 'x-default': page.path } },
    openGraph: {
      type: 'website',
      siteName: view.title,
      title: page.title,
      description: page.descr,
      url: canonical,
      locale: openGraphLocale({ language: view.language, tag: view.languageTag }),
      images,
    },
    twitter: { card: 'summary_large_image', title: page.title, description: page.descr, images },
  };
}
