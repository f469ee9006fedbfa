import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/app/styles/guest.css';
import { loadNeutralPage } from '@/lib/server/pages/front-page';
import { HotelHtml } from '../hotel-html';

export const metadata: Metadata = { robots: { index: false }, icons: { icon: '/icon.svg' } };
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

/** Pages without a hotel: the list of hotels, and unknown hosts. */
export default async function FrontLayout({ children }: { children: ReactNode }) {
  return <HotelHtml view={await loadNeutralPage()}>{children}</HotelHtml>;
}
