import { Niche } from '@/components/ui/niche';
import type { HotelPage } from '@/lib/server/loaders';
import { builtIn } from '@/lib/server/words';

const KINDS = {
  'not-found': { title: 'not_found_title', text: 'not_found_text', tint: 'p6', picture: '/pictures/key.webp' },
  unavailable: {
    title: 'unavailable_title',
    text: 'unavailable_text',
    tint: 'p4',
    picture: '/pictures/bell.webp',
  },
} as const;

/**
 * A page with nothing behind it: not found, or out of reach for now. It is ordinary server HTML, so that it can be read
 * without JavaScript; its way on is a plain link, because the retry must ask the server again.
 */
export function DeadEnd({ kind, hotel }: { kind: keyof typeof KINDS; hotel?: HotelPage }) {
  const words = hotel?.words ?? builtIn('en');
  const { title, text, tint, picture } = KINDS[kind];
  return (
    <main className="splash" id="main">
      <header className="splash__head">
        {hotel && (
          <span className="logo">
            {hotel.view.logo && <img src={hotel.view.logo} alt="" width={34} height={40} />}
            <span>{hotel.view.title}</span>
          </span>
        )}
      </header>
      <div className="splash__mid">
        <Niche src={picture} tint={tint} />
        <div>
          <h1>{words[title]}</h1>
          <p>{words[text]}</p>
        </div>
      </div>
      <div className="actions">
        {kind === 'unavailable' ? (
          // An empty address asks the server for this very page again.
          // biome-ignore lint/a11y/useValidAnchor: it is the page's own address
          <a className="btn btn--primary" href="">
            {words.try_again}
          </a>
        ) : (
          // A host that names no hotel has no front page of its own to lead to.
          hotel && (
            <a className="btn btn--primary" href="/home">
              {words.to_front_page}
            </a>
          )
        )}
      </div>
    </main>
  );
}
