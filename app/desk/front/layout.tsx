import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
// Every page loads that of the shell's error boundary, so the desk uses it too.
import '@/app/styles/guest.css';
import '@/app/styles/desk.css';
import { HotelHtml } from '@/app/hotel-html';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { deskLanguage } from '@/lib/server/desk/desk-language';
import { deskMessages } from '@/lib/words/desk-messages';

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

/** Root layout of the operator's desk, in the product's own colours. */
export default async function OperatorLayout({ children }: { children: ReactNode }) {
  const language = await deskLanguage();
  return (
    <HotelHtml isPlain view={{ language, languageTag: bcp47(language), direction: directionOf(language) }}>
      {children}
    </HotelHtml>
  );
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: deskMessages(await deskLanguage()).hotels,
  robots: { index: false, follow: false },
  icons: { icon: '/icon.svg' },
});
