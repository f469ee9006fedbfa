'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { CARD } from '@/components/ui/card';
import { TextField } from '@/components/ui/form/text-field';
import { Icon } from '@/components/ui/icon';
import { plusIcon } from '@/components/ui/icons/plus';
import { Notice } from '@/components/ui/notice';
import { textIn } from '@/lib/domain/i18n/text';
import { productItem, sectionItem } from '@/lib/domain/menu/menu-item';
import { foundInMenu } from '@/lib/domain/menu-editor/find-in-menu';
import { movedTo } from '@/lib/domain/menu-editor/order';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import { type Menu, type MenuSection, orderVersion } from '../menu-api';
import { type MenuDesk, refusalWord } from '../use-menu';
import { NewItem, type NewPlace } from './new-item';
import { TreeRow } from './tree-row';

/** The sections with their products, in their order. `opened`: the ids of the sections that show their products. */
export function MenuTree(props: {
  menu: Menu;
  desk: MenuDesk;
  opened: ReadonlySet<number>;
  onToggle(section: number): void;
}) {
  const { menu, desk, opened, onToggle } = props;
  const { hotel, t } = useDesk();
  const { isOffline } = useDeskData();
  const [text, setText] = useState('');
  const [place, setPlace] = useState<NewPlace | null>(null);
  const [moved, setMoved] = useState('');
  const nameOf = ({ title }: { title: MenuSection['title'] }) => textIn(title, hotel.language);
  const found = text.trim() === '' ? null : foundInMenu(menu.sections, { text, nameOf });
  const word = desk.refusal && refusalWord(desk.refusal);
  const look = { menu, desk, opened, onToggle, onNew: setPlace, onMoved: setMoved };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-56 flex-1 min-[760px]:max-w-80">
          <TextField
            type="search"
            aria-label={t('menu_find')}
            placeholder={t('menu_find')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <Button
          variant="outline"
          size="sm"
          className="w-auto!"
          disabled={isOffline}
          onClick={() => setPlace({ kind: 'section', parent: null, name: '' })}
        >
          <Icon shape={plusIcon} size="sm" />
          <span>{t('menu_new_section')}</span>
        </Button>
      </div>
      {word && (
        <Notice tone="danger" alert>
          {t(word)}
        </Notice>
      )}
      <p role="status" className="sr-only">
        {moved}
      </p>
      {found === null ? (
        <>
          <p className="text-ink-2 text-sm max-[759px]:hidden">{t('menu_move_hint')}</p>
          <SectionLevel parent={null} {...look} />
        </>
      ) : (
        <ul className={`${CARD} overflow-hidden`} aria-label={t('products')}>
          {found.length === 0 && <li className="p-4 text-ink-2 text-sm">{t('no_products')}</li>}
          {found.map(({ kind, node, parent }) => (
            <TreeRow
              key={`${kind} ${node.id}`}
              item={kind === 'product' ? productItem(node.id) : sectionItem(node.id)}
              node={node}
              name={nameOf(node)}
              note={parent === null ? '' : nameOf(parent)}
              drafts={menu.drafts}
            />
          ))}
        </ul>
      )}
      {place !== null && <NewItem place={place} menu={menu} desk={desk} onClose={() => setPlace(null)} />}
    </div>
  );
}

type Look = {
  menu: Menu;
  desk: MenuDesk;
  opened: ReadonlySet<number>;
  onToggle(section: number): void;
  onNew(place: NewPlace): void;
  /** What screen readers hear of a move. */
  onMoved(words: string): void;
};

/** The sections in a section, or at the top, each with what stands in it. Rule: menu/ME45. */
function SectionLevel({ parent, ...look }: Look & { parent: number | null }) {
  const { menu, opened, onToggle } = look;
  const { hotel, t } = useDesk();
  const own = menu.sections.filter(({ parent_id }) => parent_id === parent);
  const move = useMove(look, parent);
  if (own.length === 0) return null;
  return (
    <ol className="grid gap-3" aria-label={parent === null ? t('menu_tree') : undefined}>
      {own.map((section, place) => {
        const name = textIn(section.title, hotel.language);
        const isOpen = opened.has(section.id);
        return (
          <li key={section.id} className={parent === null ? `${CARD} overflow-hidden` : 'border-line border-t ps-4'}>
            <ul>
              <TreeRow
                item={sectionItem(section.id)}
                node={section}
                name={name}
                note={t('menu_products_count', { count: section.products.length })}
                drafts={menu.drafts}
                isHidden={section.is_hidden}
                fold={{ isOpen, onToggle: () => onToggle(section.id) }}
                order={{
                  place,
                  count: own.length,
                  group: `sections ${parent}`,
                  onMove: (to) => move.sections(place, to),
                }}
              />
            </ul>
            {isOpen && <SectionChildren section={section} name={name} {...look} />}
          </li>
        );
      })}
    </ol>
  );
}

function SectionChildren({ section, name, ...look }: Look & { section: MenuSection; name: string }) {
  const { menu, onNew } = look;
  const { hotel, t } = useDesk();
  const { isOffline } = useDeskData();
  const move = useMove(look, section.id);
  const { products } = section;
  return (
    <div className="border-line border-t">
      <ol aria-label={t('menu_products_of', { name })}>
        {products.map((product, place) => (
          <TreeRow
            key={product.id}
            item={productItem(product.id)}
            node={product}
            name={textIn(product.title, hotel.language)}
            drafts={menu.drafts}
            isInner
            order={{
              place,
              count: products.length,
              group: `products ${section.id}`,
              onMove: (to) => move.products(place, to),
            }}
          />
        ))}
      </ol>
      <SectionLevel parent={section.id} {...look} />
      <div className="flex flex-wrap gap-2 p-3">
        {(['product', 'section'] as const).map((kind) => (
          <Button
            key={kind}
            variant="outline"
            size="sm"
            className="w-auto!"
            disabled={isOffline}
            onClick={() => onNew({ kind, parent: section.id, name })}
          >
            <Icon shape={plusIcon} size="sm" />
            <span>{t(kind === 'product' ? 'menu_new_product' : 'menu_new_inner')}</span>
            <span className="sr-only">{`, ${name}`}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Moves the children of a section, or of the hotel, and says where they are now. */
function useMove({ menu, desk, onMoved }: Look, parent: number | null) {
  const { hotel, t } = useDesk();
  const sections = menu.sections.filter(({ parent_id }) => parent_id === parent);
  const products = menu.sections.find(({ id }) => id === parent)?.products ?? [];
  /** Until the menu is read again, its versions are those before the move. */
  const isMoving = useRef(false);
  const idsOf = (nodes: readonly { id: number }[]) => nodes.map(({ id }) => id);
  const arrange = async (
    nodes: readonly { id: number; title: MenuSection['title'] }[],
    { from, to, kind }: { from: number; to: number; kind: 'sections' | 'products' },
  ) => {
    const next = idsOf(movedTo(nodes, from, to));
    const all = { sections: idsOf(sections), products: idsOf(products), [kind]: next };
    const node = nodes[from];
    if (node === undefined || isMoving.current) return;
    isMoving.current = true;
    const isMoved = await desk.arrange(parent, all, orderVersion(menu, parent));
    isMoving.current = false;
    if (!isMoved) return;
    const name = textIn(node.title, hotel.language);
    onMoved(t('menu_moved', { name, place: next.indexOf(node.id) + 1, count: next.length }));
  };
  return {
    sections: (from: number, to: number) => void arrange(sections, { from, to, kind: 'sections' }),
    products: (from: number, to: number) => void arrange(products, { from, to, kind: 'products' }),
  };
}
