import 'server-only';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { originOf } from '@/lib/domain/crawlers/origin';
import { bcp47, pinLanguage } from '@/lib/domain/i18n/language';
import type { HotelPage } from './loaders';

/** Metadata of a page for link previews and search engines. Rule: pages/PG26. */
export async function preview(
  hotel: HotelPage,
  page: {
    title: string;
    descr: string;
    path: string;
    /** The page's own picture; the hotel's picture if omitted. */
    image?: string | null;
  },
): Promise<Pick<Metadata, 'metadataBase' | 'description' | 'openGraph' | 'twitter' | 'alternates'>> {
  const { view, theme } = hotel;
  const sent = await headers();
  const base = new URL(originOf(sent.get('host')));
  const image = page.image ?? theme.cover;
  const images = image === null ? [] : [image];
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
      locale: view.languageTag.replace('-', '_'),
      images,
    },
    twitter: { card: 'summary', title: page.title, description: page.descr, images },
  };
}
