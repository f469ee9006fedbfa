import { Illustration } from '@/components/ui/illustration';
import type { HotelPage } from '@/lib/server/pages/loaders';
import { builtIn, type Dictionary } from '@/lib/server/pages/messages';

const KINDS = {
  'not-found': { title: 'not_found_title', text: 'not_found_text', tint: 'p6', picture: '/pictures/key.webp' },
  unavailable: {
    title: 'unavailable_title',
    text: 'unavailable_text',
    tint: 'p4',
    picture: '/pictures/bell.webp',
  },
} as const;

export type DeadEndKind = keyof typeof KINDS;

/**
 * A page with nothing behind it, outside any hotel's shell: not found, or out of reach for now. It is ordinary server
 * HTML, so that it can be read without JavaScript.
 */
export function DeadEnd({ kind, hotel }: { kind: DeadEndKind; hotel?: HotelPage }) {
  const words = hotel?.words ?? builtIn('en');
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
        <DeadEndWords kind={kind} words={words} heading="h1" />
      </div>
      <div className="actions">
        {/* A host that names no hotel has no front page of its own to lead to. */}
        {(hotel || kind === 'unavailable') && <WayOn kind={kind} words={words} />}
      </div>
    </main>
  );
}

/** What has happened, with its picture. */
export function DeadEndWords(props: { kind: DeadEndKind; words: Dictionary; heading: 'h1' | 'h2' }) {
  const { kind, words, heading: Heading } = props;
  const { title, text, tint, picture } = KINDS[kind];
  return (
    <>
      <Illustration src={picture} tint={tint} />
      <div>
        <Heading>{words[title]}</Heading>
        <p>{words[text]}</p>
      </div>
    </>
  );
}

/** A plain link, because the retry must ask the server again. */
export function WayOn({ kind, words }: { kind: DeadEndKind; words: Dictionary }) {
  if (kind === 'not-found') {
    return (
      <a className="btn btn--primary" href="/home">
        {words.to_front_page}
      </a>
    );
  }
  return (
    // An empty address asks the server for this very page again.
    // biome-ignore lint/a11y/useValidAnchor: it is the page's own address
    <a className="btn btn--primary" href="">
      {words.try_again}
    </a>
  );
}
