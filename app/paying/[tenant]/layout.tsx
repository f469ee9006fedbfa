import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/app/styles/guest.css';
import { HotelHtml } from '@/app/hotel-html';
import { loadHotel } from '@/lib/server/pages/loaders';

type Props = { params: Promise<{ tenant: string }>; children: ReactNode };

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

/**
 * Root layout of the payment page: the hotel's theme without its shell. Knowing this page's URL is enough to pay, so no
 * other code runs here, in particular no hotel's own scripts.
 */
export default async function PayingLayout({ params, children }: Props) {
  const loaded = await loadHotel((await params).tenant);
  const page = loaded.state === 'found' ? loaded.value : null;
  return (
    <HotelHtml isPlain {...(page !== null && { view: page.view, theme: page.theme })}>
      {children}
    </HotelHtml>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const loaded = await loadHotel((await params).tenant);
  if (loaded.state !== 'found') {
    return { robots: { index: false }, icons: { icon: '/icon.svg' } };
  }
  const { view, theme, messages } = loaded.value;
  return {
    title: `${messages.payment} · ${view.title}`,
    robots: { index: false },
    icons: { icon: theme.favicon },
  };
}
