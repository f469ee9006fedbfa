import type { Metadata } from 'next';
import { productTint } from '@/components/ui/product-image';
import { type FrontPageHotel, type FrontPageView, loadFrontPage, loadNeutralPage } from '@/lib/server/pages/front-page';
import { setResponseStatus } from '@/lib/server/pages/response-status';
import { interpolate } from '@/lib/words/word-key';
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
  const { hotels, words, page, pages } = front.value;
  return (
    <main className="wrap main" id="main">
      <div className="hello">
        <h1>{words.all_hotels}</h1>
        <p>{words.home_lead}</p>
      </div>
      <ul className="rows">
        {hotels.map((hotel) => (
          <HotelRow key={hotel.code} hotel={hotel} />
        ))}
      </ul>
      {pages > 1 && <Pages page={page} pages={pages} words={words} />}
    </main>
  );
}

function Pages({ page, pages, words }: Pick<FrontPageView, 'page' | 'pages' | 'words'>) {
  const label = interpolate(words.pdf_page, { n: page, most: pages });
  return (
    <nav aria-label={label} className="mt-6 mb-8">
      <p className="muted text-center" aria-hidden="true">
        {label}
      </p>
      <p className="actions actions--two">
        {page > 1 && (
          <a className="btn btn--line" rel="prev" href={`/?page=${page - 1}`}>
            {words.previous_page}
          </a>
        )}
        {page < pages && (
          <a className="btn btn--line col-start-2" rel="next" href={`/?page=${page + 1}`}>
            {words.next_page}
          </a>
        )}
      </p>
    </nav>
  );
}

function HotelRow({ hotel }: { hotel: FrontPageHotel }) {
  return (
    <li>
      <a className="rowcard" href={hotel.href}>
        <span className={`plate ${productTint(hotel.code.length)}`}>
          {hotel.logo && <img src={hotel.logo} alt="" width={128} height={128} />}
        </span>
        <span>
          <strong>{hotel.title}</strong>
          <span className="small muted">{hotel.descr}</span>
          <span className="tag">{hotel.languages.map((language) => language.label).join(' · ')}</span>
        </span>
      </a>
    </li>
  );
}

export async function generateMetadata(): Promise<Metadata> {
  const { words } = await loadNeutralPage();
  return { title: words.all_hotels, description: words.home_lead };
}
