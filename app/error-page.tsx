import clsx from 'clsx';
import { CallLink } from '@/components/hotel/call-link';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button/button';
import { Illustration } from '@/components/ui/illustration';
import { SPLASH_CLASS, SPLASH_TEXT_CLASS, SPLASH_TITLE_CLASS, SplashBody, SplashHead } from '@/components/ui/splash';
import type { HotelPage } from '@/lib/server/pages/loaders';
import { builtInMessages, type Dictionary } from '@/lib/server/pages/messages';

const KINDS = {
  'not-found': { title: 'not_found_title', text: 'not_found_text', tint: 'tint-6', picture: '/pictures/key.webp' },
  unavailable: {
    title: 'unavailable_title',
    text: 'unavailable_text',
    tint: 'tint-4',
    picture: '/pictures/bell.webp',
  },
} as const;

export type ErrorKind = keyof typeof KINDS;

/**
 * An error page outside a hotel's shell: not found, or unavailable. Plain server HTML that works without JavaScript.
 */
export function ErrorPage(props: {
  kind: ErrorKind;
  hotel?: HotelPage;
  /** Without a hotel: the words, by default English. */
  messages?: Dictionary;
  /** Where a guest of an unknown host finds the hotels; null: no such address is known. */
  frontHref?: string | null;
}) {
  const { kind, hotel, frontHref } = props;
  const messages = hotel?.messages ?? props.messages ?? builtInMessages('en');
  return (
    <main className={clsx(SPLASH_CLASS, 'z-11')} id="main">
      <SplashHead hotel={hotel?.view ?? null} />
      <SplashBody>
        <ErrorMessage kind={kind} messages={messages} heading="h1" />
      </SplashBody>
      <Actions layout="splash">
        {/* An unknown host has no home page to link to. */}
        {hotel || kind === 'unavailable' || !frontHref ? (
          <ErrorAction kind={hotel ? kind : 'unavailable'} messages={messages} />
        ) : (
          <ButtonLink variant="primary" href={frontHref}>
            {messages.all_hotels}
          </ButtonLink>
        )}
        {hotel && <CallLink phone={hotel.view.variations.callPhone} label={messages.call} />}
      </Actions>
    </main>
  );
}

export function ErrorMessage(props: { kind: ErrorKind; messages: Dictionary; heading: 'h1' | 'h2' }) {
  const { kind, messages, heading: Heading } = props;
  const { title, text, tint, picture } = KINDS[kind];
  return (
    <>
      <Illustration src={picture} tint={tint} isNews={Heading === 'h1'} />
      <div>
        <Heading className={SPLASH_TITLE_CLASS}>{messages[title]}</Heading>
        <p className={SPLASH_TEXT_CLASS}>{messages[text]}</p>
      </div>
    </>
  );
}

/** A plain link and not a router link, because a retry must request the page from the server again. */
export function ErrorAction({ kind, messages }: { kind: ErrorKind; messages: Dictionary }) {
  if (kind === 'not-found') {
    return (
      <ButtonLink variant="primary" href="/home">
        {messages.to_front_page}
      </ButtonLink>
    );
  }
  return (
    // An empty href requests the current URL again.
    <ButtonLink variant="primary" href="">
      {messages.try_again}
    </ButtonLink>
  );
}
