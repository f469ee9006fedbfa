'use client';

import { Amount } from '@/components/hotel/amount';
import { chargeLabel } from '@/components/hotel/charge-label';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import type { Order } from '@/lib/contract/order';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { joinList } from '@/lib/domain/i18n/join-list';
import { bcp47, directionOf } from '@/lib/domain/i18n/language';
import { textIn } from '@/lib/domain/i18n/text';
import { deliveryPriceOf, finalSumOf, taxAmountOf, tipOf, totalPriceOf } from '@/lib/domain/money/order-amounts';
import { lineAmount, propertiesInWords, shownProperties } from '@/lib/domain/orders/order-lines';

const LINE =
  "grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-1 [counter-increment:line] before:text-ink-2 before:content-[counter(line)_'.']";

/**
 * The order lines, numbered, with their options. `kitchen`: the language in which they are repeated for the kitchen;
 * null: not at all.
 */
export function OrderLines({ order, kitchen = null }: { order: Order; kitchen?: string | null }) {
  const { language, locale } = useHotel();
  const t = useTranslations();
  const { price } = useMoney();
  return (
    <ol className="grid gap-2 [counter-reset:line]">
      {order.products.map((line, index) => {
        const chosen = propertiesInWords(line.properties, { language, locale });
        const amount = price(lineAmount(line));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an order never change their order
          <li className={LINE} key={index}>
            <span>
              {line.quantity > 1 && (
                <span className="whitespace-nowrap tabular-nums">{`${t('times', { n: line.quantity })} `}</span>
              )}
              <bdi>{textIn(line.product.title, language)}</bdi>
            </span>
            {amount !== '' && <Amount>{amount}</Amount>}
            {chosen !== '' && <small className="col-start-2 text-ink-2 text-sm">{chosen}</small>}
            {kitchen !== null && <KitchenLine line={line} language={kitchen} />}
          </li>
        );
      })}
    </ol>
  );
}

/** A line as the kitchen reads it, from the hotel's own texts. Rule: orders/OR31. */
export function KitchenLine({ line, language }: { line: Order['products'][number]; language: string }) {
  const chosen = propertiesInWords(line.properties, { language, locale: bcp47(language) });
  return (
    // Isolated within the line, so that it begins where the guest's own words begin.
    <small className="col-start-2 text-ink-2 text-sm">
      <bdi lang={bcp47(language)} dir={directionOf(language)}>
        {joinList([textIn(line.product.title, language), chosen], language)}
      </bdi>
    </small>
  );
}

const SUM = 'flex justify-between gap-4 text-ink-2 text-sm *:last:flex-none';

/**
 * The order-level lines, the charge, the taxes that were added, the tip, the total, and the taxes in it. Charge and total stand
 * there also when they are 0: a guest must see that nothing is charged. An order without lines has only what is above 0.
 * Rules: orders/OR9, taxes/TA6.
 */
export function OrderSums({ order }: { order: Order }) {
  const hotel = useHotel();
  const t = useTranslations();
  const { price, amount } = useMoney();
  const sum = order.products.length > 0 ? amount : price;
  const delivery = sum(deliveryPriceOf(order));
  const tip = price(tipOf(order));
  const total = sum(finalSumOf(order));
  return (
    <>
      {shownProperties(order.properties).map((line) => (
        <p className={SUM} key={String(line.id)}>
          <span>
            {t('pieces_of', {
              n: line.quantity ?? 1,
              title: bidiIsolate(textIn(line.property.title, hotel.language)),
            })}
          </span>
          <Amount>{price(totalPriceOf(line))}</Amount>
        </p>
      ))}
      {delivery !== '' && (
        <p className={SUM}>
          <span>{chargeLabel(hotel, t)}</span>
          <Amount>{delivery}</Amount>
        </p>
      )}
      <OrderTaxes order={order} included={false} />
      {tip !== '' && (
        <p className={SUM}>
          <span>{t('tip')}</span>
          <Amount>{tip}</Amount>
        </p>
      )}
      {total !== '' && (
        <p className="flex justify-between gap-4 border-line-strong border-t border-dashed pt-3 font-bold *:last:flex-none">
          <span>{t('total')}</span>
          <Amount>{total}</Amount>
        </p>
      )}
      <OrderTaxes order={order} included />
    </>
  );
}

/** The taxes of an order that are in its prices, or those that were added to them. */
function OrderTaxes({ order, included }: { order: Order; included: boolean }) {
  const { language } = useHotel();
  const t = useTranslations();
  const { price } = useMoney();
  const shown = order.taxes.filter((tax) => tax.included === included && taxAmountOf(tax) > 0);
  return shown.map((tax, index) => {
    const label = t('service_charge_percent', { title: textIn(tax.title, language), percent: tax.percent });
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the taxes of an order never change
      <p className={SUM} key={index}>
        <span>{included ? t('incl_charge', { charge: label }) : label}</span>
        <Amount>{price(taxAmountOf(tax))}</Amount>
      </p>
    );
  });
}
