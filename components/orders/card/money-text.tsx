'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useMoney } from '@/components/hotel/use-money';
import type { Order } from '@/lib/contract/order';
import { bidiIsolate } from '@/lib/domain/i18n/bidi-isolate';
import { dayInWords } from '@/lib/domain/i18n/relative-time';
import { isolateNumber } from '@/lib/domain/i18n/text';
import { moneySentences } from '@/lib/domain/payments/money-sentence';

/** What became of the money of an order, with the words of staff as typed. Rule: money/MY2. */
export function MoneyText({ order }: { order: Order }) {
  const hotel = useHotel();
  const t = useTranslations();
  const { amount: written } = useMoney();
  return moneySentences(order).map(({ key, amount, at, words }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was given back is only added to
    <p className="wrap-anywhere" key={index}>
      <span>{t(key, { amount: isolateNumber(written(amount)), date: bidiIsolate(dayInWords(at, hotel)) })}</span>
      {words !== '' && <span> </span>}
      <bdi>{words}</bdi>
    </p>
  ));
}
