import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
// Every page loads that of the shell's error boundary, so the desk uses it too.
import '@/app/styles/guest.css';
import '@/app/styles/desk.css';
import { HotelHtml } from '@/app/hotel-html';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { deskLanguage } from '@/lib/server/desk/desk-language';
import { loadHotelIn } from '@/lib/server/pages/loaders';
import { deskMessages } from '@/lib/words/desk-messages';

type Props = { params: Promise<{ tenant: string }>; children: ReactNode };

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

/** Root layout of the desk: the hotel's theme in the staff member's language, without anything of the guests' shell. */
export default async function DeskLayout({ params, children }: Props) {
  const language = await deskLanguage();
  const loaded = await loadHotelIn((await params).tenant, language);
  if (loaded.state !== 'found') return <HotelHtml isPlain>{children}</HotelHtml>;
  const { view, theme } = loaded.value;
  const own = { ...view, language, languageTag: bcp47(language), direction: directionOf(language) };
  return (
    <HotelHtml isPlain view={own} theme={theme}>
      {children}
    </HotelHtml>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await deskLanguage();
  const loaded = await loadHotelIn((await params).tenant, language);
  if (loaded.state !== 'found') return { robots: { index: false }, icons: { icon: '/icon.svg' } };
  const { view, theme } = loaded.value;
  return {
    title: `${deskMessages(language).desk} · ${view.title}`,
    robots: { index: false, follow: false },
    icons: { icon: theme.favicon },
    formatDetection: { telephone: false },
  };
}
