'use client';

import clsx from 'clsx';
import type { DragEvent, KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { ProductImage } from '@/components/ui/product-image';
import { Tag } from '@/components/ui/tag';
import type { MenuItem } from '@/lib/domain/menu/menu-item';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import { MoveButtons } from '../editor/list-buttons';
import { itemAddress } from '../menu-address';
import type { DraftKind, MenuDraft } from '../menu-api';

const BADGES = { new: 'menu_badge_new', changed: 'state_draft', deleted: 'menu_badge_deleted' } as const;

/** What of an item is not published yet. */
export function DraftTag({ kind }: { kind: DraftKind }) {
  const { t } = useDesk();
  return <Tag tone={kind === 'deleted' ? 'danger' : 'warning'}>{t(BADGES[kind])}</Tag>;
}

/** `group`: rows of one group can be dragged onto each other. */
type Order = { place: number; count: number; group: string; onMove(to: number): void };

type Props = {
  item: MenuItem;
  node: { id: number; image: string | null; price?: number };
  name: string;
  note?: string;
  drafts: readonly MenuDraft[];
  isHidden?: boolean;
  isInner?: boolean;
  /** Of a section: whether what stands in it is shown. */
  fold?: { isOpen: boolean; onToggle(): void };
  /** Missing: the row is a hit of a search and has no place. */
  order?: Order;
};

/** A section or product of the tree, with its place: by buttons, by Alt and arrow keys, or dragged. Rule: menu/ME45. */
export function TreeRow({ item, node, name, note, drafts, isHidden = false, isInner = false, fold, order }: Props) {
  const { t, amount } = useDesk();
  const { isOffline } = useDeskData();
  const draft = drafts.find((each) => each.item === item);
  return (
    <li
      className={clsx(
        'flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-line px-3 py-2 not-first:border-t',
        isInner && 'min-[760px]:ps-6',
      )}
      {...(order && !isOffline && dragProps(order))}
    >
      <ProductImage id={node.id} src={node.image} className="size-11 shrink-0 rounded-sm" />
      <p className="min-w-0 flex-1 basis-28 min-[760px]:basis-40">
        <a
          className="inline-block min-h-target min-w-target content-center hyphens-auto break-words font-medium text-ink"
          href={itemAddress(item)}
          draggable={false}
          onKeyDown={order && ((event) => moveByKey(event, order))}
        >
          {name === '' ? t('menu_untitled') : name}
        </a>
        {note !== undefined && <span className="block text-ink-2 text-sm">{note}</span>}
      </p>
      {draft !== undefined && <DraftTag kind={draft.kind} />}
      {isHidden && <Tag>{t('menu_badge_hidden')}</Tag>}
      {node.price !== undefined && <bdi className="text-sm tabular-nums">{amount(node.price)}</bdi>}
      <span className="ms-auto flex">
        {order && (
          <MoveButtons name={name} place={order.place} count={order.count} isOff={isOffline} onMove={order.onMove} />
        )}
        {fold && (
          <IconButton
            icon={chevronDownIcon}
            size="sm"
            variant="bare"
            className={clsx(fold.isOpen && 'rotate-180')}
            label={t('menu_products_of', { name })}
            aria-expanded={fold.isOpen}
            onClick={fold.onToggle}
          />
        )}
      </span>
    </li>
  );
}

function moveByKey(event: KeyboardEvent, { place, onMove }: Order): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  onMove(event.key === 'ArrowUp' ? place - 1 : place + 1);
}

/** The row that is dragged: while it is dragged, browsers do not name its data. */
let dragged: Pick<Order, 'group' | 'onMove'> | null = null;

/** Rows of a group are dragged onto one another. The browser's own dragging needs a mouse; buttons do the same. */
const dragProps = ({ place, group, onMove }: Order) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.stopPropagation();
    event.dataTransfer.setData('text/plain', String(place));
    event.dataTransfer.effectAllowed = 'move';
    dragged = { group, onMove };
  },
  onDragOver: (event: DragEvent) => {
    if (dragged?.group === group) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    if (dragged?.group !== group) return;
    event.preventDefault();
    event.stopPropagation();
    dragged.onMove(place);
    dragged = null;
  },
  onDragEnd: () => {
    dragged = null;
  },
});
