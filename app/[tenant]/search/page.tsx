import type { Metadata } from 'next';
import { MessagesProvider } from '@/components/hotel/hotel-context';
import { SEARCH_MESSAGE_KEYS } from '@/components/search/search-message-keys';
import { SearchPage } from '@/components/search/search-page';
import { BackButton } from '@/components/shell/back-button';
import { PAGE } from '@/components/ui/page';
import { preview } from '@/lib/server/crawlers/preview';
import { loadHotel } from '@/lib/server/pages/loaders';
import { pickMessages } from '@/lib/server/pages/messages';

type Props = { params: Promise<{ tenant: string }> };

/** /search: finds sections and products of the whole catalogue. Rule: pages/PG25. */
export default async function Search({ params }: Props) {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return null;
  return (
    <div className={PAGE}>
      <MessagesProvider messages={pickMessages(hotel.value.messages, SEARCH_MESSAGE_KEYS)}>
        <SearchPage back={<BackButton />} />
      </MessagesProvider>
    </div>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await loadHotel((await params).tenant);
  if (hotel.state !== 'found') return {};
  const { view, messages } = hotel.value;
  const page = { title: messages.search, descr: view.descr, path: '/search' };
  return { title: messages.search, ...(await preview(hotel.value, page)) };
}
