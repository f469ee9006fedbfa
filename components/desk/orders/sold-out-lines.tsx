'use client';

import { Checkbox } from '@/components/ui/form/choice-input';
import { ChoiceList, ChoiceRow } from '@/components/ui/form/choice-list';
import { textIn } from '@/lib/domain/i18n/text';
import { AffectedOrders } from '../content/affected-orders';
import type { DeskOrder } from '../desk-api';
import { useDesk } from '../desk-context';

/** What is sold out in an order. `isOffSale`: whether guests can no longer order it either. */
export type SoldOut = { lines: ReadonlySet<number | string>; isOffSale: boolean };

/** Ticks the lines of an order that are sold out, and takes them off sale in the same step. Rule: desk/DE29. */
export function SoldOutLines(props: { order: DeskOrder; soldOut: SoldOut; onChange(soldOut: SoldOut): void }) {
  const { order, soldOut, onChange } = props;
  const { hotel, t } = useDesk();
  const tick = (id: number | string, isTicked: boolean) => {
    const lines = new Set(soldOut.lines);
    if (isTicked) lines.add(id);
    else lines.delete(id);
    onChange({ ...soldOut, lines });
  };
  // Of an old order it is not known which product a line was.
  const canGo = order.products.some(({ id, repeat }) => repeat !== null && soldOut.lines.has(id));
  const products = new Set(
    order.products.flatMap(({ id, repeat }) =>
      repeat !== null && soldOut.lines.has(id) ? [Number(repeat.product_id)] : [],
    ),
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-sm">{t('sold_out_which')}</legend>
      <ChoiceList>
        {order.products.map(({ id, product }) => (
          <ChoiceRow key={id}>
            <Checkbox checked={soldOut.lines.has(id)} onChange={({ target }) => tick(id, target.checked)} />
            <span>{textIn(product.title, hotel.language)}</span>
          </ChoiceRow>
        ))}
      </ChoiceList>
      <ChoiceList>
        <ChoiceRow>
          <Checkbox
            checked={canGo && soldOut.isOffSale}
            disabled={!canGo}
            onChange={({ target }) => onChange({ ...soldOut, isOffSale: target.checked })}
          />
          <span>
            <span>{t('off_sale_too')}</span>
            <small className="block text-ink-2 text-sm">{t('until_changed')}</small>
          </span>
        </ChoiceRow>
      </ChoiceList>
      {canGo && soldOut.isOffSale && (
        <AffectedOrders items={{ products, sections: new Set() }} except={order.uuid} isLinked={false} />
      )}
    </fieldset>
  );
}
