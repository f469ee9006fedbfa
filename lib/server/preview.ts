import 'server-only';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import type { HotelPage } from './loaders';

/** What link previews and search engines read of a page: title, words, picture, address, language. */
export async function preview(
  hotel: HotelPage,
  page: {
    title: string;
    descr: string;
    path: string /** Its own picture, in place of the hotel's. */;
    image?: string | null;
  },
): Promise<Pick<Metadata, 'metadataBase' | 'description' | 'openGraph' | 'twitter' | 'alternates'>> {
  const { view, look } = hotel;
  const host = (await headers()).get('host') ?? 'localhost';
  const local = /(^|\.)localhost(:\d+)?$|^[\d.]+(:\d+)?$/.test(host);
  const base = new URL(`${local ? 'http' : 'https'}://${host}`);
  const image = page.image ?? look.cover;
  const images = image === null ? [] : [image];
  return {
    metadataBase: base,
    description: page.descr,
    alternates: { canonical: page.path },
    openGraph: {
      type: 'website',
      siteName: view.title,
      title: page.title,
      description: page.descr,
      url: page.path,
      locale: view.locale.replace('-', '_'),
      images,
    },
    twitter: { card: 'summary', title: page.title, description: page.descr, images },
  };
}
