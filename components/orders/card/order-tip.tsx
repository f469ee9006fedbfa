'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Amount } from '@/components/hotel/amount';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useFailureMessage } from '@/components/hotel/use-failure-message';
import { useMoney } from '@/components/hotel/use-money';
import { TipChoices } from '@/components/tips/tip-choices';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { announce } from '@/components/ui/overlay/announcer';
import { Spinner } from '@/components/ui/spinner';
import type { Order } from '@/lib/contract/order';
import { textIn } from '@/lib/domain/i18n/text';
import { addUp } from '@/lib/domain/money/money';
import { finalSumOf, tipOf } from '@/lib/domain/money/order-amounts';
import { lineAmount } from '@/lib/domain/orders/order-lines';
import { chosenTip, NO_TIP, type TipOffer, tipSuggestions } from '@/lib/domain/tips/tip';
import { focusOrder } from '../focus-order';
import { useTip } from '../use-tip';

/** The question for a tip after the delivery, while the platform takes one. Rule: tips/TP5. */
export function OrderTip({ order }: { order: Order }) {
  const { tips } = useHotel();
  const t = useTranslations();
  const { amount } = useMoney();
  const tip = tipOf(order);
  const was = useRef(tip);
  useEffect(() => {
    if (tip > was.current) {
      announce(`${t('tip')}: ${amount(tip)}`);
      // The focused button was removed together with the question.
      focusOrder(order.uuid);
    }
    was.current = tip;
  }, [tip, order.uuid, amount, t]);
  return order.can_be_tipped && tips !== undefined ? <TipForm order={order} offer={tips} /> : null;
}

/** What was chosen or typed stays after a failure. */
function TipForm({ order, offer }: { order: Order; offer: TipOffer }) {
  const hotel = useHotel();
  const t = useTranslations();
  const failure = useFailureMessage();
  const { amount } = useMoney();
  const [choice, setChoice] = useState(NO_TIP);
  const { state, send } = useTip(order.uuid);
  const id = useId();
  const titleId = `${id}-title`;
  const tipped = {
    products: addUp(order.products.map(lineAmount)),
    most: finalSumOf(order),
    digits: hotel.currency_digits,
  };
  const tip = chosenTip(choice, offer, tipped);
  const isSending = state === 'sending';
  return (
    <div className="grid grid-cols-1 gap-3 rounded-md bg-sunken px-3 py-2.5 forced-colors:border">
      <div>
        <p id={titleId} className="font-medium">
          {t('tip_after')}
        </p>
        {order.order_payment && (
          <p className="text-ink-2 text-sm">{textIn(order.order_payment.title, hotel.language)}</p>
        )}
      </div>
      <TipChoices
        id={id}
        titleId={titleId}
        suggestions={tipSuggestions(offer, tipped)}
        order={tipped}
        choice={choice}
        isInvalid={tip === null}
        onChange={setChoice}
      />
      {state === 'failed' && (
        <Notice tone="danger" alert>
          {failure('pay_not_saved')}
        </Notice>
      )}
      {tip !== null && tip > 0 && (
        <Button variant="primary" size="sm" isSplit aria-busy={isSending} onClick={() => void send(tip)}>
          <span>{t(state === 'failed' ? 'try_again' : 'add')}</span>
          {isSending ? <Spinner /> : <Amount>{amount(tip)}</Amount>}
        </Button>
      )}
    </div>
  );
}
