import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import '@/app/styles/index.css';
import { loadFrontDoor } from '@/lib/server/front-door';
import { HotelHtml } from '../hotel-html';

export const metadata: Metadata = { robots: { index: false } };
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' };

/** Pages that belong to no hotel: the front door, and hosts that nobody knows. */
export default async function HouseLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const door = await loadFrontDoor();
  return (
    <HotelHtml nonce={nonce} {...(door.state === 'found' && { view: door.value })}>
      {children}
    </HotelHtml>
  );
}
