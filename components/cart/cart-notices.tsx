'use client';

import { useHotel, useWords } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';
import type { CartLine } from '@/lib/domain/cart';
import type { LineFinding } from '@/lib/domain/cart-check';
import { cartTexts } from '@/lib/domain/cart-texts';
import type { ErrorPlaces } from '@/lib/domain/error-places';

/** What the parent sections of the lines have to say, each once. Source: guest-app 2 "Cart overlay". */
export function CartTexts({ lines }: { lines: readonly CartLine[] }) {
  const { language } = useHotel();
  return cartTexts(lines, language).map(({ sectionId, paragraphs }) => (
    <Notice key={String(sectionId)} tone="warm">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Notice>
  ));
}

/** What kept the order from being sent, above the lines that it is about. Source: guest-app 8. */
export function RefusalNotice({ header, messages }: { header: boolean; messages: ErrorPlaces['messages'] }) {
  const say = useWords();
  if (!header && messages.length === 0) return null;
  return (
    // A failed send brings the focus here.
    <div data-error tabIndex={-1}>
      <Notice tone="danger" alert>
        {header && <p>{say('products_not_available_text')}</p>}
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Notice>
    </div>
  );
}

/** Prices that changed while the cart waited, and the one tap that takes the new ones. */
export function PricesNotice(props: { findings: readonly LineFinding[]; tried: boolean; onAccept: () => void }) {
  const { findings, tried, onAccept } = props;
  const say = useWords();
  if (!findings.some(({ kind }) => kind === 'price')) return null;
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
