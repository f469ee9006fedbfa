import type { Metadata } from 'next';
import { loadHotel } from '@/lib/server/pages/loaders';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { HotelErrorPage } from '../hotel-error-page';

type Props = { params: Promise<{ tenant: string }> };

/** The 404 page, for every path that no other route matches. */
export default async function MissingPage({ params }: Props) {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return null;
  setResponseStatus(404);
  return <HotelErrorPage kind="not-found" hotel={hotel.value} />;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  return hotel.state === 'found' ? { title: hotel.value.messages.page_not_found, robots: { index: false } } : {};
}
