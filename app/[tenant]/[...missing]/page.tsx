import type { Metadata } from 'next';
import { DeadEndPage } from '@/app/[tenant]/dead-end-page';
import { loadHotel } from '@/lib/server/pages/loaders';
import { setResponseStatus } from '@/lib/server/pages/response-status';

type Props = { params: Promise<{ tenant: string }> };

/** Every path that is no page of the app. */
export default async function MissingPage({ params }: Props) {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return null;
  setResponseStatus(404);
  return <DeadEndPage kind="not-found" hotel={hotel.value} />;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  return hotel.state === 'found' ? { title: hotel.value.words.page_not_found, robots: { index: false } } : {};
}
