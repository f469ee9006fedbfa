'use client';

import { textIn } from '@/lib/domain/i18n/text';
import { sameId } from '@/lib/domain/id';
import { productItem } from '@/lib/domain/stock/stock-item';
import type { ContentItem } from '../content/content-api';
import { useDesk } from '../desk-context';
import { StockEditor } from './stock-editor';
import type { StockDesk } from './use-stock';

/** How much is left of a product and of its choices that are counted, each changed in its place. Rule: desk/DE102. */
export function ProductStock({ product, stock }: { product: ContentItem; stock: StockDesk }) {
  const { hotel } = useDesk();
  if (stock.entries === null || product.kind !== 'product') return null;
  const item = productItem(product.id);
  const name = textIn(product.title, hotel.language);
  // The places of bookable times are counted already.
  const own = stock.entries.find((entry) => entry.item === item) ?? null;
  const choices = stock.entries.filter(
    ({ product_id, choice_title }) => choice_title !== null && sameId(product_id, product.id),
  );
  return (
    <div className="col-start-2 -col-end-1 grid justify-items-start gap-1 min-[1440px]:col-auto">
      {(own !== null || product.slot_minutes === null) && (
        <StockEditor item={item} name={name} entry={own} onChange={stock.change} />
      )}
      {choices.map((entry) => {
        const choice = textIn(entry.choice_title, hotel.language);
        return (
          <div key={entry.item} className="grid justify-items-start">
            <bdi className="wrap-anywhere text-ink-2 text-sm">{choice}</bdi>
            <StockEditor item={entry.item} name={`${name}, ${choice}`} entry={entry} onChange={stock.change} />
          </div>
        );
      })}
    </div>
  );
}
