'use client';

import { type ReactNode, useMemo } from 'react';
import { useHotel, useMoney, useWords } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';
import type { CartLine } from '@/lib/domain/cart';
import type { ShownNotice } from '@/lib/domain/cart-notices';
import { cartTexts } from '@/lib/domain/cart-texts';
import { type LineTrouble, mustLeave } from '@/lib/domain/line-troubles';
import { paragraphsOf } from '@/lib/domain/plain-text';
import { isolated, textIn } from '@/lib/domain/text';

/**
 * What the hotel says to what is in the cart (variation `cartNotices`): a minimum that is not reached says how much is
 * missing, and a send that it held back leads here. Source: guest-app 2 "Cart overlay", 9.
 */
export function HotelNotices({ notices, tried }: { notices: readonly ShownNotice[]; tried: boolean }) {
  const { language } = useHotel();
  const say = useWords();
  const { amount } = useMoney();
  return notices.map(({ text, minimum, missing }) => {
    const words = paragraphsOf(textIn(text, language));
    const holdsBack = tried && missing > 0;
    return (
      <Place key={words.join()} isWrong={holdsBack}>
        <Notice tone={holdsBack ? 'danger' : 'warm'} alert={holdsBack}>
          {words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {missing > 0 && (
            <p>
              <strong>
                {say('minimum_missing', { missing: isolated(amount(missing)), minimum: isolated(amount(minimum)) })}
              </strong>
            </p>
          )}
        </Notice>
      </Place>
    );
  });
}

/** A failed send brings the focus to what is wrong. */
function Place({ isWrong, children }: { isWrong: boolean; children: ReactNode }) {
  return (
    <div data-error={isWrong || undefined} {...(isWrong && { tabIndex: -1 })}>
      {children}
    </div>
  );
}

/** What the parent sections of the lines have to say, each once. Source: guest-app 2 "Cart overlay". */
export function CartTexts({ lines }: { lines: readonly CartLine[] }) {
  const { language } = useHotel();
  const texts = useMemo(() => cartTexts(lines, language), [lines, language]);
  return texts.map(({ sectionId, paragraphs }) => (
    <Notice key={String(sectionId)} tone="warm">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Notice>
  ));
}

/** Some products cannot be ordered now; one tap takes out those of which that is known. Source: guest-app 8. */
export function UnavailableNotice(props: { troubles: readonly LineTrouble[]; onRemove: () => void }) {
  const { troubles, onRemove } = props;
  const say = useWords();
  return (
    <div className="stack stack--sm">
      <Place isWrong>
        <Notice tone="danger" alert>
          <p>{say('products_not_available_text')}</p>
        </Notice>
      </Place>
      {troubles.some(mustLeave) && (
        <button type="button" className="btn btn--soft btn--sm" onClick={onRemove}>
          {say('remove_unavailable')}
        </button>
      )}
    </div>
  );
}

/** The platform's own words about the order. Source: guest-app 2 "Error lines", 8. */
export function ErrorLines({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <Place isWrong>
      <Notice tone="danger" alert>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Notice>
    </Place>
  );
}

/** Prices that changed while the cart waited, and the one tap that takes the new ones. */
export function PricesNotice(props: { troubles: readonly LineTrouble[]; tried: boolean; onAccept: () => void }) {
  const { troubles, tried, onAccept } = props;
  const say = useWords();
  if (!troubles.some(({ kind }) => kind === 'price')) return null;
  return (
    <div className="stack stack--sm">
      <Notice tone="warn" alert>
        <p>{say('prices_changed')}</p>
      </Notice>
      <button type="button" className="btn btn--soft btn--sm" data-error={tried || undefined} onClick={onAccept}>
        {say('accept_prices')}
      </button>
    </div>
  );
}
