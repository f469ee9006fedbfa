'use client';

import clsx from 'clsx';
import { TextButton } from '@/components/ui/button/text-button';
import { CARD } from '@/components/ui/card';
import { ProductImage } from '@/components/ui/product-image';
import { isSoldOutAbove } from '@/lib/domain/content/find-content';
import { isSoldOut } from '@/lib/domain/content/staff-changes';
import { soldOutItems } from '@/lib/domain/desk/sold-out';
import { undoSecondsLeft } from '@/lib/domain/desk/undo';
import { textIn } from '@/lib/domain/i18n/text';
import { useDesk } from '../desk-context';
import { useDeskData } from '../live/desk-data';
import { ProductStock } from '../stock/product-stock';
import type { StockDesk } from '../stock/use-stock';
import { useNow } from '../use-now';
import { AffectedOrders } from './affected-orders';
import { type ContentItem, changeOf } from './content-api';
import { PriceEditor } from './price-editor';
import { SaleSwitch } from './sale-switch';
import type { ContentDesk } from './use-content';

/** The section as a whole, and its products. `section` null: the products are hits of a search. */
export function ProductList(props: {
  section: ContentItem | null;
  products: readonly ContentItem[];
  sections: readonly ContentItem[];
  desk: ContentDesk;
  stock: StockDesk;
}) {
  const { section, products, sections, desk, stock } = props;
  const { t } = useDesk();
  if (products.length === 0) return <p className="rounded-md bg-sunken p-4 text-ink-2 text-sm">{t('no_products')}</p>;
  const rows = section === null ? products : [section, ...products];
  return (
    <ul className={clsx(CARD, 'overflow-hidden')} aria-label={t('products')}>
      {rows.map((item) => (
        <Row key={`${item.kind} ${item.id}`} item={item} sections={sections} desk={desk} stock={stock} />
      ))}
    </ul>
  );
}

const ROW =
  'grid min-h-17 grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line px-3 py-2 not-first:border-t min-[760px]:grid-cols-[48px_minmax(0,1fr)_auto_168px] min-[1440px]:grid-cols-[48px_minmax(0,1fr)_auto_168px_188px]';

type RowProps = { item: ContentItem; sections: readonly ContentItem[]; desk: ContentDesk; stock: StockDesk };

function Row({ item, sections, desk, stock }: RowProps) {
  const { hotel, t } = useDesk();
  const now = new Date(useDeskData().now);
  const byAbove = isSoldOutAbove(item, sections, now);
  const isOff = byAbove || isSoldOut({ soldOut: item.sold_out }, now);
  const name = textIn(item.title, hotel.language);
  return (
    <li className={clsx(ROW, isOff && 'bg-sunken')}>
      <ProductImage id={item.id} src={item.image} className="size-12 rounded-sm" shade={isOff ? 'off' : 'none'} />
      <div className="min-w-0">
        <p className="hyphens-auto break-words font-medium">{name}</p>
        <p className="text-ink-2 text-sm">
          <span>
            {item.kind === 'section'
              ? t('whole_section')
              : item.options > 0 && t('options_count', { count: item.options })}
          </span>
          {byAbove && <span className="block text-danger">{t('section_sold_out')}</span>}
        </p>
        <PriceNotes item={item} desk={desk} />
      </div>
      {item.price === null ? <span /> : <PriceEditor item={item} price={item.price} name={name} desk={desk} />}
      <SaleSwitch item={item} name={name} desk={desk} />
      <ProductStock product={item} stock={stock} />
      {isSoldOut({ soldOut: item.sold_out }, now) && (
        <div className="col-span-full">
          <AffectedOrders items={soldOutItems([item], sections)} isLinked />
        </div>
      )}
    </li>
  );
}

const TICK_MS = 500;

/** What the price was, with a way back for a moment, and what the file says otherwise. Rule: content/CC12. */
function PriceNotes({ item, desk }: { item: ContentItem; desk: ContentDesk }) {
  const { t, amount } = useDesk();
  const now = useNow(TICK_MS);
  const change = changeOf(item, 'price');
  const file = typeof change?.file === 'number' ? amount(change.file) : '';
  if (change === undefined) return null;
  const seconds = desk.last?.id === change.id ? undoSecondsLeft(desk.last.at, now) : 0;
  const before = typeof change.before === 'number' ? amount(change.before) : file;
  return (
    <>
      {seconds > 0 && (
        <p className="text-ink-2 text-sm">
          <span>{`${t('was', { value: before })} `}</span>
          <TextButton className="tabular-nums" onClick={() => desk.undo({ id: change.id, title: item.title })}>
            {t('undo', { seconds })}
          </TextButton>
        </p>
      )}
      {change.is_conflict && <p className="text-sm text-warning">{t('file_says', { value: file })}</p>}
    </>
  );
}
