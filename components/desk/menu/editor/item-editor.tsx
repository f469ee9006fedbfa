'use client';

import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { Tabs, tabPanelId } from '@/components/ui/tabs';
import { textIn } from '@/lib/domain/i18n/text';
import type { MenuItem } from '@/lib/domain/menu/menu-item';
import { parentInMenu } from '@/lib/domain/menu/places-in-menu';
import { type FieldPath, readFieldPath } from '@/lib/domain/menu-editor/field-path';
import { itemTexts } from '@/lib/domain/menu-editor/item-texts';
import { lacksByLanguage, readText } from '@/lib/domain/menu-editor/written-texts';
import { useDesk } from '../../desk-context';
import type { Menu } from '../menu-api';
import { ItemPreview } from '../preview/item-preview';
import type { MenuDesk } from '../use-menu';
import { ConflictQuestion } from './conflict-question';
import { DeletedItem, DeleteItem } from './delete-item';
import { EditingProvider, fieldId } from './editing';
import { LANGUAGE_TABS, LanguageTabs } from './language-tabs';
import { ProductFields } from './product-fields';
import { SaveLine } from './save-line';
import { SectionFields } from './section-fields';
import { type ItemDesk, useItem } from './use-item';

type Props = { item: MenuItem; menu: Menu; desk: MenuDesk; field: string | null; language: string | null };

/** The editor of a section or a product, with the guests' view beside it. Rule: menu/ME41. */
export function ItemEditor({ item, menu, desk, field, language: asked }: Props) {
  const { hotel, t } = useDesk();
  const edited = useItem(item, desk.sessionOf);
  const [chosen, setChosen] = useState(asked);
  const language = menu.languages.find((each) => each === chosen) ?? menu.languages[0] ?? hotel.language;
  const [part, setPart] = useState<'edit' | 'preview'>('edit');
  const { reading, entry, value } = edited;
  const target = field === null ? null : readFieldPath(field);
  useFocusOnTarget(target, reading === 'read');
  if (reading !== 'read' || entry === null) return <NotRead reading={reading} onRetry={edited.start} />;
  if (entry.value === null && edited.state.kind === 'saved')
    return <DeletedItem entry={entry} desk={desk} onBack={() => void edited.read()} />;
  const name = textIn(readText(value.title), hotel.language);
  // After a move the list of the menu is read again, the item itself is not.
  const listed = parentInMenu(menu.sections, item);
  const parentId = listed === undefined ? entry.parent_id : listed;
  return (
    <EditingProvider
      item={item}
      menu={menu}
      value={value}
      language={language}
      problems={edited.problems}
      target={target}
      onChange={edited.change}
      onSave={edited.save}
    >
      <div className="min-[1100px]:hidden">
        <Tabs
          name="menu-part"
          label={name}
          tabs={[
            { id: 'edit', label: t('menu_tab_edit') },
            { id: 'preview', label: t('preview') },
          ]}
          chosen={part}
          onChoose={setPart}
        />
      </div>
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]">
        <div
          id={tabPanelId('menu-part', 'edit')}
          className={clsx('grid min-w-0 gap-4', part !== 'edit' && 'max-[1099px]:hidden')}
        >
          <EditorHead name={name} edited={edited} menu={menu} language={language} onLanguage={setChosen} />
          <div className="grid gap-4" id={tabPanelId(LANGUAGE_TABS, language)}>
            {item.startsWith('product:') ? (
              <ProductFields desk={desk} parentId={parentId} />
            ) : (
              <SectionFields desk={desk} parentId={parentId} />
            )}
          </div>
          <DeleteItem item={item} entry={entry} name={name} menu={menu} desk={desk} />
        </div>
        <div
          id={tabPanelId('menu-part', 'preview')}
          className={clsx('min-[1100px]:sticky min-[1100px]:top-4', part !== 'preview' && 'max-[1099px]:hidden')}
        >
          <ItemPreview entry={entry} parentId={parentId} language={language} />
        </div>
      </div>
    </EditingProvider>
  );
}

/** Name, state and languages, which stay in view. */
function EditorHead(props: {
  name: string;
  edited: ItemDesk;
  menu: Menu;
  language: string;
  onLanguage(language: string): void;
}) {
  const { name, edited, menu, language, onLanguage } = props;
  const { t } = useDesk();
  const { state, entry, value } = edited;
  return (
    <header className="sticky top-0 z-2 -mx-1 grid gap-2 bg-canvas px-1 py-2">
      <h2 className="wrap-anywhere font-medium text-xl">{name === '' ? t('menu_untitled') : name}</h2>
      <SaveLine state={state} kind={entry?.kind ?? null} onSave={edited.save} onGiveUp={edited.giveUp} />
      {menu.languages.length > 1 && (
        <LanguageTabs
          languages={menu.languages}
          chosen={language}
          lacks={lacksByLanguage(itemTexts(value), menu.languages)}
          onChoose={onLanguage}
        />
      )}
      {state.kind === 'conflict' && <ConflictQuestion conflict={state.conflict} onResolve={edited.resolve} />}
    </header>
  );
}

function NotRead({ reading, onRetry }: { reading: 'reading' | 'failed' | 'missing' | 'read'; onRetry(): void }) {
  const { t } = useDesk();
  if (reading === 'missing') return <Notice tone="warn">{t('menu_item_gone')}</Notice>;
  if (reading === 'failed')
    return (
      <div className="grid gap-3">
        <Notice tone="danger" alert>
          {t('no_response')}
        </Notice>
        <Button variant="soft" size="sm" className="w-fit!" onClick={onRetry}>
          {t('try_again')}
        </Button>
      </div>
    );
  return (
    <div className="grid place-items-center p-10">
      <Spinner />
    </div>
  );
}

/** Moves the focus to the field that a link leads to, or to the nearest one that is there. */
function useFocusOnTarget(target: FieldPath | null, isRead: boolean): void {
  const wanted = target?.join('.') ?? null;
  useEffect(() => {
    if (!isRead || wanted === null) return;
    const path = readFieldPath(wanted);
    const found = path
      .map((_step, place) => document.getElementById(fieldId(path.slice(0, path.length - place))))
      .find((element) => element !== null);
    found?.scrollIntoView?.({ block: 'center' });
    found?.focus({ preventScroll: true });
  }, [wanted, isRead]);
}
