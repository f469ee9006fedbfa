'use client';

import { useWords } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { ErrorPlaces } from '@/lib/domain/error-places';
import { type LineTrouble, mustLeave } from '@/lib/domain/line-troubles';
import { ErrorPlace } from './error-place';

/**
 * Some products cannot be ordered now; one tap takes out those of which that is known. Where no line is marked, the
 * platform's own word says what is wrong. Source: guest-app 8.
 */
export function UnavailableNotice(props: {
  troubles: readonly LineTrouble[];
  places: ErrorPlaces;
  onRemove: () => void;
}) {
  const { troubles, places, onRemove } = props;
  const say = useWords();
  const canLeave = troubles.some(mustLeave);
  const isMarked = canLeave || places.lines.length > 0;
  return (
    <div className="stack stack--sm">
      <Refused words={[isMarked ? say('products_not_available_text') : (places.header ?? '')]} />
      {canLeave && (
        <button type="button" className="btn btn--soft btn--sm" onClick={onRemove}>
          {say('remove_unavailable')}
        </button>
      )}
    </div>
  );
}

/** Lines that can stay once they are chosen anew. */
export function ChoicesNotice({ troubles }: { troubles: readonly LineTrouble[] }) {
  const say = useWords();
  return troubles.some(({ kind }) => kind === 'choices') && <Refused words={[say('lines_choices_changed')]} />;
}

/** The platform's word about the list of items as such, above the list: a long one has no other end in sight. */
export const ListNotice = ({ places }: { places: ErrorPlaces }) =>
  places.list !== null && <Refused words={[places.list]} />;

/** The platform's own words about the order. Source: guest-app 2 "Error lines", 8. */
export const ErrorLines = ({ messages }: { messages: readonly string[] }) =>
  messages.length > 0 && <Refused words={messages} />;

/** A refusal is never silent: where the platform gave no word, the product has one (reading 40). */
function Refused({ words }: { words: readonly string[] }) {
  const say = useWords();
  return (
    <ErrorPlace isWrong>
      <Notice tone="danger" alert>
        <Paragraphs className="first-letter:uppercase" words={words.map((word) => word || say('order_refused'))} />
      </Notice>
    </ErrorPlace>
  );
}
