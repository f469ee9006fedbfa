'use client';

import { useHotel } from '@/components/hotel/hotel-context';
import { Notice } from '@/components/ui/notice';
import type { CartLine } from '@/lib/domain/cart/cart';
import { textIn } from '@/lib/domain/i18n/text';
import { sameId } from '@/lib/domain/id';
import { useDesk } from '../desk-context';
import type { Refused } from './refused';

/** The fields whose messages repeat those of single products as sentences. Rule: refusals/RF9. */
const SENTENCES: readonly string[] = [
  'invalid_product_item_counts',
  'products_is_not_available',
  'products_not_available_time',
];

/** Why an order was not accepted, in the words of the server. What was typed is still there. */
export function RefusedOrder({ refused, lines }: { refused: Refused; lines: readonly CartLine[] }) {
  const { language } = useHotel();
  const { t } = useDesk();
  const titleOf = (field: string) => {
    const id = /^products\.(.+)$/.exec(field)?.[1];
    const line = id === undefined ? undefined : lines.find(({ product }) => sameId(product.id, id));
    return line === undefined ? '' : `${textIn(line.product.title, language)}: `;
  };
  const said = Object.entries(refused.messages)
    .filter(([field]) => !SENTENCES.includes(field))
    .flatMap(([field, messages]) => messages.map((message) => `${titleOf(field)}${message}`));
  return (
    <Notice tone="danger" alert>
      <p>{t(refused.isUnanswered ? 'order_not_answered' : 'order_refused')}</p>
      {said.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {[...new Set(said)].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
