import clsx from 'clsx';
import type { Metadata } from 'next';
import { HotelErrorPage } from '@/app/[tenant]/hotel-error-page';
import { BookingCard } from '@/components/booking/booking-card';
import { BOOKING_MESSAGE_KEYS } from '@/components/booking/booking-message-keys';
import { CallLink } from '@/components/hotel/call-link';
import { MessagesProvider } from '@/components/hotel/hotel-context';
import { Topbar } from '@/components/shell/topbar';
import { PAGE } from '@/components/ui/page';
import { isFullScreen } from '@/lib/domain/hotel/template';
import { preview } from '@/lib/server/crawlers/preview';
import { loadBookable } from '@/lib/server/pages/load-bookable';
import { loadHotel } from '@/lib/server/pages/loaders';
import { pickMessages } from '@/lib/server/pages/messages';
import { setResponseStatus } from '@/lib/server/pages/response-status';

type Props = { params: Promise<{ tenant: string }> };

/** /booking: everything that can be booked, with its next free days. Rules: pages/PG23, pages/PG8. */
export default async function Booking({ params }: Props) {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return null;
  const { view, messages } = hotel.value;
  const bookable = await loadBookable(view);
  if (bookable.state !== 'found') {
    setResponseStatus(503);
    return <HotelErrorPage kind="unavailable" hotel={hotel.value} />;
  }
  return (
    <>
      {!isFullScreen(view.template) && <Topbar hotel={view} />}
      <main className={clsx(PAGE, 'pt-4')} id="main" tabIndex={-1}>
        <h1 className="mb-5 text-2xl tracking-title">{messages.booking_title}</h1>
        {bookable.value.length === 0 && (
          <div className="grid justify-items-start gap-4">
            <p className="text-ink-2">{messages.booking_empty}</p>
            <CallLink phone={view.variations.callPhone} label={messages.call} />
          </div>
        )}
        <MessagesProvider messages={pickMessages(messages, BOOKING_MESSAGE_KEYS)}>
          <ul className="grid gap-3 desk:grid-cols-2">
            {bookable.value.map((one) => (
              <li key={one.uuid}>
                <BookingCard bookable={one} />
              </li>
            ))}
          </ul>
        </MessagesProvider>
      </main>
    </>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return {};
  const { view, messages } = hotel.value;
  const page = { title: messages.booking_title, descr: view.descr, path: '/booking' };
  return { title: page.title, ...(await preview(hotel.value, page)) };
}
