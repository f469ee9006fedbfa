'use client';

import { useState } from 'react';
import { TextButton } from '@/components/ui/button/text-button';
import { CARD } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { forgetUnsaved, menuTexts } from '@/lib/device/desk/menu-texts';
import { textIn } from '@/lib/domain/i18n/text';
import { type MenuItem, targetOf } from '@/lib/domain/menu/menu-item';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import { useMomentText } from '../../use-moment-text';
import { itemAddress } from '../menu-address';
import type { Menu, MenuDraft } from '../menu-api';
import { MenuQuestion } from '../menu-question';
import { ProblemList } from '../problem-list';
import { DraftTag } from '../tree/tree-row';
import { type MenuDesk, refusalWord } from '../use-menu';
import { PublishForm } from './publish-form';
import { UnsavedList } from './unsaved-list';

/** Returns a function that names a draft: a title, or whose order it is. */
function useDraftName(menu: Menu): (draft: Pick<MenuDraft, 'item' | 'title'>) => string {
  const { hotel, t } = useDesk();
  return ({ item, title }) => {
    const { kind, id } = targetOf(item);
    if (kind !== 'sequence') return textIn(title, hotel.language) || t('menu_untitled');
    if (id === null) return t('menu_order_root');
    const section = menu.sections.find((each) => each.id === id);
    return t('menu_order_of', { name: textIn(section?.title, hotel.language) });
  };
}

/** What is not published yet: publish all of it, or discard one or all. Rule: menu/ME57. */
export function DraftsView({ menu, desk }: { menu: Menu; desk: MenuDesk }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const moment = useMomentText();
  const nameOf = useDraftName(menu);
  /** Items to discard; null: no question is open. */
  const [asked, setAsked] = useState<{ items: readonly MenuItem[] | null; name: string } | null>(null);
  const { drafts, publish_failure } = menu;
  const word = asked === null && desk.refusal ? refusalWord(desk.refusal) : null;
  const refused = asked === null ? (desk.refusal?.problems ?? []) : [];
  return (
    <div className="grid items-start gap-5 min-[1000px]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-3">
        <UnsavedList />
        {publish_failure !== null && (
          <>
            <p className="text-danger text-sm">{t('menu_publish_failed', { time: moment(publish_failure.at) })}</p>
            {publish_failure.problems.length > 0 && <ProblemList problems={publish_failure.problems} />}
          </>
        )}
        {menu.problems.length > 0 && (
          <>
            <p className="text-sm">{t('menu_problems')}</p>
            <ProblemList problems={menu.problems} />
          </>
        )}
        {word && (
          <Notice tone="danger" alert>
            {t(word)}
          </Notice>
        )}
        {refused.length > 0 && menu.problems.length === 0 && <ProblemList problems={refused} />}
        {drafts.length === 0 ? (
          <p className="text-ink-2 text-sm">{t('menu_no_drafts')}</p>
        ) : (
          <ul className={`${CARD} overflow-hidden`} aria-label={t('menu_drafts')}>
            {drafts.map((draft) => (
              <DraftRow
                key={draft.item}
                draft={draft}
                name={nameOf(draft)}
                onDiscard={() => setAsked({ items: [draft.item], name: nameOf(draft) })}
              />
            ))}
          </ul>
        )}
        {drafts.length > 1 && (
          <TextButton
            layout="row"
            className="w-fit text-danger text-sm"
            disabled={isOffline}
            onClick={() => setAsked({ items: null, name: '' })}
          >
            {t('menu_discard_all')}
          </TextButton>
        )}
      </div>
      <PublishForm menu={menu} desk={desk} />
      {asked !== null && (
        <MenuQuestion
          title={asked.items === null ? t('menu_discard_all_title') : t('menu_discard_title', { name: asked.name })}
          text={t('menu_discard_text')}
          yes="menu_discard"
          desk={desk}
          onYes={async () => {
            if (!(await desk.discard(asked.items))) return;
            for (const item of asked.items ?? Object.keys(menuTexts.get())) forgetUnsaved(item);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function DraftRow({ draft, name, onDiscard }: { draft: MenuDraft; name: string; onDiscard(): void }) {
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const moment = useMomentText();
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 border-line px-4 py-2 not-first:border-t">
      <p className="min-w-0 flex-1 basis-40">
        {draft.item.startsWith('sequence:') ? (
          <span className="font-medium">{name}</span>
        ) : (
          <a
            className="inline-block min-h-target min-w-target content-center break-words font-medium text-ink"
            href={itemAddress(draft.item)}
          >
            {name}
          </a>
        )}
        <span className="block text-ink-2 text-sm">
          {t('menu_by', { name: draft.staff ?? t('by_system'), time: moment(draft.updated_at) })}
        </span>
      </p>
      <DraftTag kind={draft.kind} />
      <TextButton layout="row" className="min-w-target text-sm" disabled={isOffline} onClick={onDiscard}>
        <span>{t('menu_discard')}</span>
        <span className="sr-only">{`, ${name}`}</span>
      </TextButton>
    </li>
  );
}
