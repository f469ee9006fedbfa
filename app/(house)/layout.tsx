import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/app/styles/index.css';
import { loadNeutralPage } from '@/lib/server/pages/front-page';
import { HotelHtml } from '../hotel-html';

export const metadata: Metadata = { robots: { index: false }, icons: { icon: '/icon.svg' } };
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

/** Pages that belong to no hotel: the front door, and hosts that nobody knows. */
export default async function HouseLayout({ children }: { children: ReactNode }) {
  return <HotelHtml view={await loadNeutralPage()}>{children}</HotelHtml>;
}
