import type { Metadata } from 'next';
import { HotelErrorPage } from '@/app/[tenant]/hotel-error-page';
import { MessagesProvider } from '@/components/hotel/hotel-context';
import { OccupancyCard } from '@/components/occupancy/occupancy-card';
import { OCCUPANCY_MESSAGE_KEYS } from '@/components/occupancy/occupancy-message-keys';
import { FloatingHeader } from '@/components/shell/floating-header';
import { PAGE } from '@/components/ui/page';
import { preview } from '@/lib/server/crawlers/preview';
import { loadBookable } from '@/lib/server/pages/load-bookable';
import { loadHotel } from '@/lib/server/pages/loaders';
import { pickMessages } from '@/lib/server/pages/messages';
import { setResponseStatus } from '@/lib/server/pages/response-status';

type Props = { params: Promise<{ tenant: string }> };

/** /locations-occupancy: every bookable place and how full it is today. Rule: pages/PG24. */
export default async function LocationsOccupancy({ params }: Props) {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return null;
  const { view, messages } = hotel.value;
  const bookable = await loadBookable(view);
  if (bookable.state !== 'found') {
    setResponseStatus(503);
    return <HotelErrorPage kind="unavailable" hotel={hotel.value} />;
  }
  return (
    <div className={PAGE}>
      <FloatingHeader title={messages.occupancy_title} leadsHome />
      <main className="pt-2" id="main" tabIndex={-1}>
        {bookable.value.length === 0 && <p className="text-ink-2">{messages.booking_empty}</p>}
        <MessagesProvider messages={pickMessages(messages, OCCUPANCY_MESSAGE_KEYS)}>
          <ul className="grid gap-3 desk:grid-cols-2">
            {bookable.value.map((one) => (
              <li key={one.uuid}>
                <OccupancyCard bookable={one} />
              </li>
            ))}
          </ul>
        </MessagesProvider>
      </main>
    </div>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return {};
  const { view, messages } = hotel.value;
  const page = { title: messages.occupancy_title, descr: view.descr, path: '/locations-occupancy' };
  return { title: page.title, ...(await preview(hotel.value, page)) };
}
