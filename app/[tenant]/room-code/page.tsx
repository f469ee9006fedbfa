import type { Metadata } from 'next';
import { ErrorAction } from '@/app/error-page';
import { CallLink } from '@/components/hotel/call-link';
import { FloatingHeader } from '@/components/shell/floating-header';
import { Illustration } from '@/components/ui/illustration';
import { MESSAGE_PAGE, PAGE } from '@/components/ui/page';
import { SPLASH_TEXT_CLASS, SPLASH_TITLE_CLASS } from '@/components/ui/splash';
import { loadHotel } from '@/lib/server/pages/loaders';

type Props = { params: Promise<{ tenant: string }> };

/** /room-code: where a printed code leads that opens nothing. It does not say what was wrong with it. Rule: rooms/RM4. */
export default async function RoomCodePage({ params }: Props) {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return null;
  const { view, messages } = hotel.value;
  return (
    <div className={PAGE}>
      <FloatingHeader title={view.title} leadsHome />
      <main className={MESSAGE_PAGE} id="main" tabIndex={-1}>
        <Illustration src="/pictures/key.webp" tint="tint-6" />
        <div>
          <h2 className={SPLASH_TITLE_CLASS}>{messages.room_code_invalid}</h2>
          <p className={SPLASH_TEXT_CLASS}>{messages.room_code_invalid_text}</p>
        </div>
        <ErrorAction kind="not-found" messages={messages} />
        <CallLink phone={view.variations.callPhone} label={messages.call} />
      </main>
    </div>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  return hotel.state === 'found' ? { title: hotel.value.messages.room_code_invalid, robots: { index: false } } : {};
}
