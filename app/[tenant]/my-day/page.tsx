import type { Metadata } from 'next';
import { MyDaySlot } from '@/components/day/my-day-slot';
import { FloatingHeader } from '@/components/shell/floating-header';
import { PAGE } from '@/components/ui/page';
import { preview } from '@/lib/server/crawlers/preview';
import { loadBookable } from '@/lib/server/pages/load-bookable';
import { loadHotel } from '@/lib/server/pages/loaders';

type Props = { params: Promise<{ tenant: string }> };

/** /my-day: what a guest has today and tomorrow. Only the device knows it; the page is the same for everybody. Rule: my-day/MD1. */
export default async function MyDayPage({ params }: Props) {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return null;
  const { view, messages } = hotel.value;
  const bookable = await loadBookable(view);
  return (
    <div className={PAGE}>
      <FloatingHeader title={messages.my_day} />
      <main className="mx-auto max-w-160 pt-2" id="main" tabIndex={-1}>
        <MyDaySlot bookable={bookable.state === 'found' ? bookable.value : []} />
      </main>
    </div>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return {};
  const { view, messages } = hotel.value;
  const page = { title: messages.my_day, descr: view.descr, path: '/my-day' };
  return { title: page.title, robots: { index: false }, ...(await preview(hotel.value, page)) };
}
