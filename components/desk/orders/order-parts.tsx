'use client';

import { Icon } from '@/components/ui/icon';
import { infoIcon } from '@/components/ui/icons/info';
import { starIcon } from '@/components/ui/icons/star';
import { changeToBring } from '@/lib/domain/desk/change-to-bring';
import { paymentMark } from '@/lib/domain/desk/payment-mark';
import { bcp47, directionOf, languageName } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { priceOf } from '@/lib/domain/money/money';
import { shownAnswer } from '@/lib/domain/orders/order-lines';
import { RATING_STARS } from '@/lib/domain/orders/order-rating';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';
import { TranslatedText } from '../translation/translated-text';
import { LineFoodNote } from './order-food';

/** Room first, then the guest and their language. */
export function OrderWho({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  return (
    <div className="flex items-center gap-3">
      <span className="grid min-w-14 max-w-1/2 justify-items-center rounded-sm bg-sunken px-2 py-1 text-center forced-colors:border">
        {order.number_room === null ? (
          <span className="text-ink-2 text-sm">{t('no_room')}</span>
        ) : (
          <>
            <small className="text-ink-2 text-xs">{t('room')}</small>
            <bdi translate="no" className="font-medium text-lg tabular-nums">
              {order.number_room}
            </bdi>
          </>
        )}
      </span>
      <span className="min-w-0 flex-1">
        {order.guest.name !== null && (
          <span className="flex font-medium text-md">
            <bdi className="min-w-0 truncate">{order.guest.name}</bdi>
          </span>
        )}
        <span className="block text-ink-2 text-sm">{languageName(order.language)}</span>
      </span>
    </div>
  );
}

type Line = DeskOrder['products'][number];

/** A line with what was chosen, in one language, from the hotel's own texts. */
function LineText({ line, language }: { line: Line; language: string }) {
  const reader = { language, locale: bcp47(language) };
  const answers = line.properties.map((property) => ({ ...property, text: shownAnswer(property, reader) }));
  return (
    <span className="min-w-0 break-words" lang={reader.locale} dir={directionOf(language)}>
      <span className="font-medium">{textIn(line.product.title, language)}</span>
      {answers.map(({ id, property, quantity, text }) => (
        <small key={id} className="block text-ink-2 text-sm">
          <span>{textIn(property.title, language)}</span>
          {text !== '' && <bdi>{`: ${text}`}</bdi>}
          {(quantity ?? 1) > 1 && <span translate="no" dir="ltr">{` × ${quantity}`}</span>}
        </small>
      ))}
    </span>
  );
}

/** The lines with their prices in the staff member's language, or in these languages beside each other. */
export function OrderLines({ order, languages }: { order: DeskOrder; languages?: readonly string[] }) {
  const { hotel, amount } = useDesk();
  const shown = languages ?? [hotel.language];
  return (
    <ul className="grid gap-1.5 text-sm">
      {order.products.map((line) => (
        <li key={line.id} className="grid grid-cols-[minmax(2rem,auto)_minmax(0,1fr)_auto] gap-x-2">
          <b className="whitespace-nowrap pe-1 font-medium text-brand-strong tabular-nums">
            <bdi translate="no" dir="ltr">{`${line.quantity}×`}</bdi>
          </b>
          <span className="grid gap-1">
            <span className="grid auto-cols-fr grid-flow-col gap-3">
              {shown.map((language) => (
                <LineText key={language} line={line} language={language} />
              ))}
            </span>
            <LineFoodNote order={order} line={line} />
          </span>
          <bdi translate="no" dir="ltr" className="whitespace-nowrap tabular-nums">
            {amount(line.total_price)}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

/** What the guest typed beside the order, unless it stands with the allergies. */
export function OrderComment({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  if (order.comment === null || order.comment.trim() === '' || order.allergy_texts.includes(order.comment)) return null;
  return (
    <p className="flex gap-2 rounded-sm bg-plate-1 p-2.5 text-option forced-colors:border">
      <Icon shape={infoIcon} size="sm" className="@max-[260px]:hidden" />
      <span className="min-w-0">
        <span className="text-ink-2">{`${t('note')}: `}</span>
        <bdi>{order.comment}</bdi>
        <TranslatedText text={order.comment} from={order.language} isMarked />
      </span>
    </p>
  );
}

/** What the guest thought of a finished order: stars, and words as typed. Rules: desk/DE26, orders/OR30. */
export function OrderRating({ order }: { order: DeskOrder }) {
  const { t } = useDesk();
  if (order.rating === null) return null;
  const { stars, words } = order.rating;
  return (
    <div className="grid gap-1 rounded-sm bg-plate-1 p-2.5 text-sm forced-colors:border">
      <p className="flex items-center gap-2">
        <span className="flex text-warning forced-colors:text-system-text" aria-hidden="true">
          {RATING_STARS.map((star) => (
            <Icon
              key={star}
              shape={starIcon}
              size="xs"
              className={star <= stars ? 'fill-current' : 'text-line-strong'}
            />
          ))}
        </span>
        <span>{t('rated', { stars })}</span>
      </p>
      {words !== null && (
        <div>
          <p
            dir="auto"
            className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
            lang={bcp47(order.language)}
          >
            {words}
          </p>
          <TranslatedText text={words} from={order.language} isMarked />
        </div>
      )}
    </div>
  );
}

const MARK_WORDS = {
  paid: 'paid',
  reserved: 'money_reserved',
  returning: 'money_not_returned',
  returned: 'money_given_back',
  released: 'money_released',
} as const;

/** How it is paid, with which banknotes and what change, and the total. Rule: desk/DE49. */
export function OrderPayment({ order }: { order: DeskOrder }) {
  const { hotel, t, amount, minorAmount } = useDesk();
  const mark = paymentMark(order);
  const isOpen = mark === null || mark === 'unpaid';
  const bill = { sum: priceOf({ price: order.final_sum }), digits: hotel.currency_digits };
  const change = isOpen ? changeToBring(order.pays_with, bill) : null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-3 border-line-strong border-t border-dashed pt-3 text-sm">
      <span className={mark === 'paid' ? 'text-success' : 'text-ink-2'}>
        <span>
          {isOpen
            ? order.order_payment !== null && textIn(order.order_payment.title, hotel.language)
            : t(MARK_WORDS[mark])}
        </span>
        {order.pays_with !== null && (
          <span className="wrap-anywhere block text-ink">
            <span>{`${t('pays_with')} `}</span>
            <bdi className="font-medium">{order.pays_with}</bdi>
            {change !== null && <bdi className="block">{t('change_to_bring', { amount: minorAmount(change) })}</bdi>}
          </span>
        )}
        {mark === 'unpaid' && <b className="block font-medium text-danger">{t('unpaid')}</b>}
      </span>
      <b className="ms-auto text-end font-bold text-md tabular-nums">
        <span className="sr-only">{`${t('total')} `}</span>
        <bdi translate="no" dir="ltr">
          {amount(order.final_sum)}
        </bdi>
      </b>
    </p>
  );
}
