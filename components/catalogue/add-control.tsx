'use client';

import { useEffect, useState } from 'react';
import { MessagesProvider, useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { withCart } from '@/components/hotel/load-cart';
import { prefetchMessages, useMessages } from '@/components/hotel/use-messages';
import { Icon } from '@/components/ui/icon';
import { resource, useResource } from '@/components/ui/resource';
import type { ProductCardView } from '@/lib/contract/views';
import type { Id } from '@/lib/domain/options/kit';
import type { AddOutcome } from './add-outcome';

const code = resource(() => withCart(import('./card-stepper').then((module) => module.CardStepper)));

/** Loads what '+' needs before it is tapped. The tap itself repeats a failed request. */
export const loadAddControl = (): Promise<unknown> => code.load().catch(() => undefined);

/** `isAdding`: the guest has tapped '+', and the piece is not in the cart yet. */
type Props = { product: ProductCardView; sectionId: Id; isAdding: boolean };

/**
 * '+' on the card of a product that needs no choice, and the stepper that takes its place. Beside the card's button, not
 * in it. Its code is loaded with the tap; until then it shows the piece as added. Rule: catalogue/C16.
 */
export function AddControl({ inCart, ...card }: Omit<Props, 'isAdding'> & { inCart: number }) {
  const { title } = card.product;
  const t = useTranslations();
  const hotel = useHotel();
  const [isAdding, setIsAdding] = useState(false);
  /** Why '+' is shown again after it was tapped; null: it was not tapped, or the product is in the cart. */
  const [outcome, setOutcome] = useState<AddOutcome | null>(null);
  // In the cart by the sheet or another tab: a former failure is over.
  if (inCart > 0 && !isAdding && outcome !== null) setOutcome(null);
  const prepare = () => {
    void loadAddControl();
    prefetchMessages(hotel);
  };
  const finish = (ended: AddOutcome) => {
    setIsAdding(false);
    setOutcome(ended.kind === 'added' ? null : ended);
  };
  return (
    <>
      <span className="pointer-events-none absolute inset-x-0 top-0 grid aspect-square rail:aspect-4/3 content-end justify-items-end p-2.5 *:pointer-events-auto print:hidden">
        {inCart > 0 || isAdding ? (
          <LateStepper {...card} isAdding={isAdding} count={inCart} onDone={finish} />
        ) : (
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the pressed button of the stepper, which had the focus, is gone
            autoFocus={outcome !== null}
            className={`${ROUND} bg-surface text-brand-strong`}
            aria-label={`${t('add')}: ${title}`}
            onPointerDown={prepare}
            onClick={() => {
              setOutcome(null);
              setIsAdding(true);
            }}
          >
            <Icon name="plus" />
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

const ROUND =
  'grid h-target min-w-target place-items-center rounded-full font-medium shadow-md pressed:opacity-60 forced-colors:border';

/** The stepper, or how many pieces it will show. */
function LateStepper({ count, ...props }: Props & { count: number; onDone: (outcome: AddOutcome) => void }) {
  const t = useTranslations();
  const { value: CardStepper, ...part } = useResource(code);
  const { messages, ...words } = useMessages();
  const hasFailed = props.isAdding && (part.hasFailed || words.hasFailed);
  const { onDone } = props;
  const failure = hasFailed ? t(navigator.onLine ? 'error_title' : 'offline') : null;
  useEffect(() => {
    if (failure !== null) onDone({ kind: 'failed', message: failure });
  }, [failure, onDone]);
  if (CardStepper !== undefined && messages !== undefined)
    return (
      <MessagesProvider messages={messages}>
        <CardStepper {...props} />
      </MessagesProvider>
    );
  return (
    <span className={`${ROUND} bg-brand-strong px-2.5 text-on-strong forced-colors:chosen`}>
      <span className="sr-only">{t('in_the_cart', { n: '' })}</span>
      <span>{count + (props.isAdding ? 1 : 0)}</span>
    </span>
  );
}
