'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon';
import { chevronLeftIcon } from '@/components/ui/icons/chevron-left';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { DeskMessages } from '@/lib/words/desk-messages';
import { useDesk } from '../desk-context';
import { Area } from '../frame/area';
import { ItemEditor } from './editor/item-editor';
import { MENU_VIEWS, type MenuPlace, type MenuView, readMenuPlace, viewAddress } from './menu-address';
import type { Menu } from './menu-api';
import { MissingView } from './missing-view';
import { MoreView } from './more-view';
import { NotKept } from './not-kept';
import { DraftsView } from './publish/drafts-view';
import { HistoryView } from './publish/history-view';
import { MenuTree } from './tree/menu-tree';
import { type MenuDesk, useMenu } from './use-menu';

/** The menu: what guests read of it, edited and published. What is sold out today has an area of its own. Rule: menu/ME41. */
export function MenuArea({ detail }: { detail: string | null }) {
  const { t } = useDesk();
  const place = readMenuPlace(detail);
  const desk = useMenu(place.view);
  const { menu, hasFailed } = desk;
  return (
    <Area title="menu" tools={place.view === 'item' && <BackToTree />}>
      {menu === null ? (
        <div className="grid place-items-center p-10">
          {hasFailed ? <Notice tone="danger">{t('no_response')}</Notice> : <Spinner />}
        </div>
      ) : menu.keeper === 'files' ? (
        <NotKept desk={desk} />
      ) : (
        <KeptMenu menu={menu} desk={desk} place={place} />
      )}
    </Area>
  );
}

function BackToTree() {
  const { t } = useDesk();
  return (
    <a className={buttonClass({ variant: 'outline', size: 'sm', className: 'w-auto!' })} href={viewAddress('tree')}>
      <Icon shape={chevronLeftIcon} size="sm" />
      <span>{t('menu_tree')}</span>
    </a>
  );
}

function KeptMenu({ menu, desk, place }: { menu: Menu; desk: MenuDesk; place: MenuPlace }) {
  /** Kept while an item is edited, so that the way back leads to the same sections. */
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setOpened((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]));
  if (place.view === 'item') {
    const { item, field, language } = place;
    const key = `${item} ${field} ${language}`;
    return <ItemEditor key={key} item={item} menu={menu} desk={desk} field={field} language={language} />;
  }
  return (
    <>
      <ViewLinks view={place.view} drafts={menu.drafts.length} />
      {place.view === 'tree' && <MenuTree menu={menu} desk={desk} opened={opened} onToggle={toggle} />}
      {place.view === 'drafts' && <DraftsView menu={menu} desk={desk} />}
      {place.view === 'missing' && <MissingView menu={menu} />}
      {place.view === 'history' && <HistoryView desk={desk} />}
      {place.view === 'more' && <MoreView menu={menu} desk={desk} />}
    </>
  );
}

const VIEW_WORDS = {
  tree: 'menu_tree',
  drafts: 'menu_drafts',
  missing: 'menu_missing',
  history: 'menu_history',
  more: 'more',
} as const satisfies Record<MenuView, keyof DeskMessages>;

/** The lists of the area. `drafts`: how much is not published yet. */
function ViewLinks({ view, drafts }: { view: MenuView; drafts: number }) {
  const { t } = useDesk();
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row is wider than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is what is brought into sight
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [view]);
  return (
    <nav aria-label={t('menu')} className="-mx-gutter overflow-x-auto px-gutter py-1">
      <ul ref={list} className="flex w-fit gap-1 rounded-md bg-sunken p-1 forced-colors:border">
        {MENU_VIEWS.map((each) => (
          <li key={each}>
            <a
              className="flex min-h-target items-center whitespace-nowrap rounded-sm px-4 text-ink-2 text-sm no-underline hover:bg-ink/6 aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink aria-[current]:shadow-sm forced-colors:aria-[current]:chosen"
              href={viewAddress(each)}
              aria-current={each === view ? 'page' : undefined}
            >
              {each === 'drafts' && drafts > 0 ? t('menu_drafts_count', { count: drafts }) : t(VIEW_WORDS[each])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
