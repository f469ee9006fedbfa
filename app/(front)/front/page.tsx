import clsx from 'clsx';
import type { Metadata } from 'next';
import { ROW_CARD, ROWS } from '@/components/catalogue/section-rows';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button/button';
import { PAGE_WIDTH, WELCOME, WELCOME_TITLE } from '@/components/ui/page';
import { productTint } from '@/components/ui/product-image';
import { Tag } from '@/components/ui/tag';
import { type FrontPageHotel, type FrontPageView, loadFrontPage, loadNeutralPage } from '@/lib/server/pages/front-page';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { interpolate } from '@/lib/words/message-key';
import { ErrorPage } from '../../error-page';

type Props = { searchParams: Promise<{ page?: string | string[] }> };

/** The list of hotels that this server serves, a page at a time. */
export default async function FrontPage({ searchParams }: Props) {
  const { page: pageParam } = await searchParams;
  const front = await loadFrontPage(
    typeof pageParam === 'string' && /^\d{1,6}$/.test(pageParam) ? Number(pageParam) : 1,
  );
  if (front.state !== 'found') {
    setResponseStatus(503);
    return <ErrorPage kind="unavailable" />;
  }
  const { hotels, messages, page, pages } = front.value;
  return (
    <main className={clsx(PAGE_WIDTH, 'pb-8')} id="main">
      <div className={WELCOME}>
        <h1 className={WELCOME_TITLE}>{messages.all_hotels}</h1>
        <p className="mt-2 text-ink-2">{messages.home_lead}</p>
      </div>
      <ul className={ROWS}>
        {hotels.map((hotel) => (
          <HotelRow key={hotel.code} hotel={hotel} />
        ))}
      </ul>
      {pages > 1 && <Pages page={page} pages={pages} messages={messages} />}
    </main>
  );
}

function Pages({ page, pages, messages }: Pick<FrontPageView, 'page' | 'pages' | 'messages'>) {
  const label = interpolate(messages.pdf_page, { n: page, most: pages });
  return (
    <nav aria-label={label} className="mt-6 mb-8">
      <p className="text-center text-ink-2" aria-hidden="true">
        {label}
      </p>
      <Actions layout="pair">
        {page > 1 && (
          <ButtonLink variant="outline" rel="prev" href={`/?page=${page - 1}`}>
            {messages.previous_page}
          </ButtonLink>
        )}
        {page < pages && (
          <ButtonLink variant="outline" className="col-start-2" rel="next" href={`/?page=${page + 1}`}>
            {messages.next_page}
          </ButtonLink>
        )}
      </Actions>
    </nav>
  );
}

function HotelRow({ hotel }: { hotel: FrontPageHotel }) {
  return (
    <li>
      <a className={ROW_CARD} href={hotel.href}>
        <span
          className={clsx(
            'grid aspect-square max-w-32 place-items-center overflow-hidden rounded-[14px] bg-plate',
            productTint(hotel.code.length),
          )}
        >
          {hotel.logo && (
            <img className="w-[74%] drop-shadow-picture" src={hotel.logo} alt="" width={128} height={128} />
          )}
        </span>
        <span>
          <strong className="block font-medium text-lg">{hotel.title}</strong>
          <span className="mt-0.5 block text-ink-2 text-sm">{hotel.descr}</span>
          <Tag className="mt-2">{hotel.languages.map((language) => language.label).join(' · ')}</Tag>
        </span>
      </a>
    </li>
  );
}

export async function generateMetadata(): Promise<Metadata> {
  const { messages } = await loadNeutralPage();
  return { title: messages.all_hotels, description: messages.home_lead };
}
