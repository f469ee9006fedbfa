import clsx from 'clsx';
import type { Metadata } from 'next';
import { MessagesProvider } from '@/components/hotel/hotel-context';
import { RecognitionForm } from '@/components/recognition/recognition-form';
import { RECOGNITION_MESSAGE_KEYS } from '@/components/recognition/recognition-message-keys';
import { HomeButton } from '@/components/shell/home-button';
import { Topbar } from '@/components/shell/topbar';
import { Illustration } from '@/components/ui/illustration';
import { PAGE } from '@/components/ui/page';
import { isFullScreen } from '@/lib/domain/hotel/template';
import { hotelHosts } from '@/lib/domain/tenancy/host';
import { preview } from '@/lib/server/crawlers/preview';
import { hostRules } from '@/lib/server/pages/host-rules';
import { loadHotel } from '@/lib/server/pages/loaders';
import { pickMessages } from '@/lib/server/pages/messages';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { HotelErrorPage } from './hotel-error-page';

type Props = { params: Promise<{ tenant: string }> };

/**
 * /ar and /ar-promo: finds the page of a QR code in a picture. Not found in hotels without the variation
 * `recognitionPage`. Rules: pages/PG21, pages/PG8.
 */
export async function RecognitionPage({ params }: Props) {
  const { tenant } = await params;
  const hotel = await loadHotel(tenant);
  if (hotel.state !== 'found') return null;
  const { view, messages } = hotel.value;
  if (!view.channels.recognition) {
    setResponseStatus(404);
    return <HotelErrorPage kind="not-found" hotel={hotel.value} />;
  }
  return (
    <>
      {!isFullScreen(view.template) && <Topbar hotel={view} />}
      <main className={clsx(PAGE, 'pt-4')} id="main" tabIndex={-1}>
        <div className="mx-auto grid max-w-dialog gap-5">
          <div className="flex items-center gap-3">
            <HomeButton />
            <h1 className="text-2xl tracking-title">{messages.recognition}</h1>
          </div>
          <div>
            <p>{messages.recognition_lead}</p>
            <p className="mt-1 text-ink-2 text-sm">{messages.recognition_private}</p>
          </div>
          <Illustration src="/pictures/camera.webp" tint="tint-3" size="sm" />
          <MessagesProvider messages={pickMessages(messages, RECOGNITION_MESSAGE_KEYS)}>
            <RecognitionForm hosts={hotelHosts(tenant, hostRules())} />
          </MessagesProvider>
        </div>
      </main>
    </>
  );
}

/** Both addresses show one page, so search engines get one of them. */
export async function recognitionMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return {};
  const { view, messages } = hotel.value;
  if (!view.channels.recognition) return { title: messages.page_not_found, robots: { index: false } };
  const page = { title: messages.recognition, descr: messages.recognition_lead, path: '/ar' };
  return { title: page.title, ...(await preview(hotel.value, page)) };
}
