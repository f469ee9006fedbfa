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

export type ErrorKind = keyof typeof KINDS;

/**
 * An error page outside of any hotel's shell: not found or unavailable. Plain server HTML, readable without
 * JavaScript.
 */
export function ErrorPage({ kind, hotel }: { kind: ErrorKind; hotel?: HotelPage }) {
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
        <ErrorMessage kind={kind} words={words} heading="h1" />
      </div>
      <div className="actions">
        {/* A host without a hotel has no home page to link to. */}
        {(hotel || kind === 'unavailable') && <ErrorAction kind={kind} words={words} />}
      </div>
    </main>
  );
}

export function ErrorMessage(props: { kind: ErrorKind; words: Dictionary; heading: 'h1' | 'h2' }) {
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

/** A plain link, because a retry must ask the server again. */
export function ErrorAction({ kind, words }: { kind: ErrorKind; words: Dictionary }) {
  if (kind === 'not-found') {
    return (
      <a className="btn btn--primary" href="/home">
        {words.to_front_page}
      </a>
    );
  }
  return (
    // An empty address requests this page again.
    // biome-ignore lint/a11y/useValidAnchor: it is the page's own address
    <a className="btn btn--primary" href="">
      {words.try_again}
    </a>
  );
}
