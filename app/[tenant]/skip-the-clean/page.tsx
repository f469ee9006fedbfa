import type { Metadata } from 'next';
import { HotelErrorPage } from '@/app/[tenant]/hotel-error-page';
import { MessagesProvider } from '@/components/hotel/hotel-context';
import { FloatingHeader } from '@/components/shell/floating-header';
import { SkipCleanDays } from '@/components/skip-clean/skip-clean-days';
import { SKIP_CLEAN_MESSAGE_KEYS } from '@/components/skip-clean/skip-clean-message-keys';
import { PAGE } from '@/components/ui/page';
import { RichText } from '@/components/ui/text/rich-text';
import { loadSkipClean } from '@/lib/server/catalogue/load-skip-clean';
import { preview } from '@/lib/server/crawlers/preview';
import { loadHotel } from '@/lib/server/pages/loaders';
import { pickMessages } from '@/lib/server/pages/messages';
import { setResponseStatus } from '@/lib/server/pages/response-status';

type Props = { params: Promise<{ tenant: string }> };

/** /skip-the-clean: the days on which a room is not to be cleaned. Not found without the hotel's product for it. */
export default async function SkipTheClean({ params }: Props) {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return null;
  const { view, messages } = hotel.value;
  const skipClean = await loadSkipClean(view);
  if (skipClean.state !== 'found') {
    setResponseStatus(skipClean.state === 'missing' ? 404 : 503);
    return <HotelErrorPage kind={skipClean.state === 'missing' ? 'not-found' : 'unavailable'} hotel={hotel.value} />;
  }
  const { descrHtml } = skipClean.value;
  return (
    <div className={PAGE}>
      <FloatingHeader title={messages.skip_title} />
      <main className="mx-auto max-w-160 pt-2" id="main" tabIndex={-1}>
        {descrHtml !== '' && <RichText className="mb-5 text-ink-2" html={descrHtml} />}
        <MessagesProvider messages={pickMessages(messages, SKIP_CLEAN_MESSAGE_KEYS)}>
          <SkipCleanDays skipped={skipClean.value} />
        </MessagesProvider>
      </main>
    </div>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return {};
  const { view, messages } = hotel.value;
  const skipClean = await loadSkipClean(view);
  if (skipClean.state !== 'found') {
    const messageKey = skipClean.state === 'missing' ? 'page_not_found' : 'temporarily_unavailable';
    return { title: messages[messageKey], robots: { index: false } };
  }
  const page = { title: messages.skip_title, descr: view.descr, path: '/skip-the-clean' };
  return { title: page.title, ...(await preview(hotel.value, page)) };
}
