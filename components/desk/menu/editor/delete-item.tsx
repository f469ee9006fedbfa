'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { TextButton } from '@/components/ui/button/text-button';
import { Notice } from '@/components/ui/notice';
import { forgetUnsaved } from '@/lib/device/desk/menu-texts';
import { textIn } from '@/lib/domain/i18n/text';
import { type MenuItem, targetOf } from '@/lib/domain/menu/menu-item';
import { readText } from '@/lib/domain/menu-editor/written-texts';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import { viewAddress } from '../menu-address';
import type { Menu, MenuEntry } from '../menu-api';
import { MenuQuestion } from '../menu-question';
import { type MenuDesk, refusalWord } from '../use-menu';

/** How many products and sections stand in a section. */
function childrenOf(item: MenuItem, menu: Menu): number {
  const { kind, id } = targetOf(item);
  if (kind !== 'section') return 0;
  const own = menu.sections.find((section) => section.id === id);
  return (own?.products.length ?? 0) + menu.sections.filter(({ parent_id }) => parent_id === id).length;
}

/** Deletes an item as a draft, after a question. Guests have it until it is published. */
export function DeleteItem(props: { item: MenuItem; entry: MenuEntry; name: string; menu: Menu; desk: MenuDesk }) {
  const { item, entry, name, menu, desk } = props;
  const { t } = useDesk();
  const { isOffline } = useDeskData();
  const [isAsking, setIsAsking] = useState(false);
  const children = childrenOf(item, menu);
  const isNew = entry.published === null;
  return (
    <>
      <TextButton
        layout="row"
        className="w-fit text-danger text-sm"
        disabled={isOffline}
        onClick={() => setIsAsking(true)}
      >
        {t('menu_delete', { name })}
      </TextButton>
      {isAsking && (
        <MenuQuestion
          title={t('menu_delete_title', { name })}
          text={t(isNew ? 'menu_delete_new' : 'menu_delete_text')}
          detail={children > 0 ? t('menu_delete_children', { count: children }) : null}
          yes="menu_delete_yes"
          desk={desk}
          onYes={async () => {
            if (!(await desk.remove(item, entry.version))) return;
            forgetUnsaved(item);
            window.location.hash = viewAddress('tree');
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

/** An item that a draft deletes: what guests still have of it, and the way back. */
export function DeletedItem({ entry, desk, onBack }: { entry: MenuEntry; desk: MenuDesk; onBack(): void }) {
  const { hotel, t } = useDesk();
  const { isOffline } = useDeskData();
  const name = textIn(readText(entry.published?.title), hotel.language);
  const word = desk.refusal && refusalWord(desk.refusal);
  return (
    <div className="grid gap-3">
      <Notice tone="warn">{t('menu_deleted_text', { name })}</Notice>
      {word && (
        <Notice tone="danger" alert>
          {t(word)}
        </Notice>
      )}
      <Button
        variant="soft"
        size="sm"
        className="w-fit!"
        disabled={isOffline || desk.isBusy}
        onClick={async () => {
          if (await desk.discard([entry.item])) onBack();
        }}
      >
        {t('menu_undelete')}
      </Button>
    </div>
  );
}
