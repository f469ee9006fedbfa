'use client';

import { type ComponentProps, useRef, useState } from 'react';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { late } from '@/components/hotel/late';
import { prefetchMessages } from '@/components/hotel/use-messages';
import { Icon } from '@/components/ui/icon';
import { plusIcon } from '@/components/ui/icons/plus';
import { resource } from '@/components/ui/resource';
import type { ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/id';
import type { AddOutcome } from './add-from-card';

const code = resource(async () => (await import('./card-parts')).CARD_PARTS);

/** Loads what '+' needs before it is tapped, so that the tap shows the stepper at once. The tap repeats a failed request. */
export const loadAddControl = (): Promise<unknown> => LateStepper.load().catch(() => undefined);

/**
 * '+' on the card of a product that needs no choice, and the stepper that takes its place. Beside the card's button, not
 * in it. Its code is loaded with the tap; until then it shows the piece as added. Rule: catalogue/C16.
 */
export function AddControl(props: { product: ProductCardView; sectionId: Id; inCart: number }) {
  const { product, sectionId, inCart } = props;
  const t = useTranslations();
  const hotel = useHotel();
  const { pending, begin, setPending } = usePendingPieces();
  /** Why '+' is shown again after it was tapped; null: it was not tapped, or the product is in the cart. */
  const [outcome, setOutcome] = useState<AddOutcome | null>(null);
  // In the cart by the sheet or another tab: a former failure is over.
  if (inCart > 0 && outcome !== null) setOutcome(null);
  const prepare = () => {
    void loadAddControl();
    prefetchMessages(hotel);
  };
  const add = async () => {
    setOutcome(null);
    const tapped = begin();
    let ended: AddOutcome;
    try {
      ended = await (await code.load()).addFromCard({ product, sectionId }, { hotel, pieces: tapped.pieces });
    } catch {
      // Its code or its words could not be loaded.
      ended = { kind: 'failed', message: t(navigator.onLine ? 'error_title' : 'offline') };
    }
    if (tapped.pieces() === 0) return;
    setPending(0);
    if (ended.kind !== 'added') setOutcome(ended);
  };
  return (
    <>
      <span className="card-control">
        {inCart > 0 || pending > 0 ? (
          <LateStepper
            product={product}
            inCart={inCart}
            pending={pending}
            onPending={setPending}
            onEmpty={() => setOutcome({ kind: 'none' })}
          />
        ) : (
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the pressed button of the stepper, which had the focus, is gone
            autoFocus={outcome !== null}
            className="card-round card-plus"
            data-adds=""
            aria-label={`${t('add')}: ${product.title}`}
            onPointerDown={prepare}
            onClick={() => void add()}
          >
            <Icon shape={plusIcon} />
          </button>
        )}
      </span>
      {outcome?.kind === 'failed' && (
        <p role="alert" className="mt-1 text-danger text-sm">
          {outcome.message}
        </p>
      )}
    </>
  );
}

/** The pieces that were tapped while the product is read, not in the cart yet. */
function usePendingPieces() {
  const [pending, show] = useState(0);
  const current = useRef({ pieces: 0 });
  const setPending = (pieces: number) => {
    current.current.pieces = pieces;
    show(pieces);
  };
  /** Begins with one piece. The returned function counts those of this tap alone, which end at 0. */
  const begin = () => {
    const tapped = { pieces: 1 };
    current.current = tapped;
    show(1);
    return { pieces: () => tapped.pieces };
  };
  return { pending, begin, setPending };
}

type StepperProps = ComponentProps<Awaited<ReturnType<typeof code.load>>['CardStepper']>;

/** How many pieces of a product are in the cart. */
export function CartCount({ count }: { count: number }) {
  const t = useTranslations();
  return (
    <>
      <span className="sr-only">{t('in_the_cart', { n: '' })}</span>
      <span>{count}</span>
    </>
  );
}

/** How many pieces the stepper will show. */
const Pieces = ({ inCart, pending }: StepperProps) => (
  <span className="card-round card-count">
    <CartCount count={inCart || pending} />
  </span>
);

const LateStepper = late<StepperProps>(() => code.load().then(({ CardStepper }) => CardStepper), {
  waiting: Pieces,
  failed: Pieces,
});
