import 'server-only';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { bcp47, pinLanguage } from '@/lib/domain/i18n/language';
import type { HotelPage } from './loaders';

/** What link previews and search engines read of a page: title, words, picture, address, language. */
export async function preview(
  hotel: HotelPage,
  page: {
    title: string;
    descr: string;
    path: string;
    /** Its own picture, in place of the hotel's. */
    image?: string | null;
  },
): Promise<Pick<Metadata, 'metadataBase' | 'description' | 'openGraph' | 'twitter' | 'alternates'>> {
  const { view, look } = hotel;
  const sent = await headers();
  const host = sent.get('host') ?? 'localhost';
  const local = /(^|\.)localhost(:\d+)?$|^[\d.]+(:\d+)?$/.test(host);
  const base = new URL(`${local ? 'http' : 'https'}://${host}`);
  const image = page.image ?? look.cover;
  const images = image === null ? [] : [image];
  // Each language has an address of its own: a search engine would else read all of them as copies of the first.
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
