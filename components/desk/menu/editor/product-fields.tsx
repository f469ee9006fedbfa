'use client';

import { useEffect, useState } from 'react';
import { type Text, textIn } from '@/lib/domain/i18n/text';
import { isRecord, readList, readString } from '@/lib/domain/json/read-value';
import { sectionItem } from '@/lib/domain/menu/menu-item';
import { keptFields } from '@/lib/domain/menu-editor/option-form';
import { readText } from '@/lib/domain/menu-editor/written-texts';
import { useDesk } from '../../desk-context';
import { callMenu, type MenuEntry } from '../menu-api';
import { OptionList } from '../options/option-list';
import { PictureList } from '../picture-fields/picture-list';
import type { MenuDesk } from '../use-menu';
import { useEditing } from './editing';
import { ChoiceField, CountField, FieldGroup, FlagField, KeptLine, MenuText, PriceField } from './fields';
import { FoodFields, IsFoodField } from './food-fields';
import { PlaceField } from './place-field';
import { ScheduleFields } from './schedule-fields';

/** The fields of a product that the editor shows; all others stay as they are. Rule: menu/ME44. */
const SHOWN = [
  'id',
  'uuid',
  'title',
  'descr',
  'button_order_text',
  'price',
  'is_price_from',
  'tax',
  'allergens',
  'diets',
  'is_food',
  'image',
  'pictures',
  'options',
  'kit',
  'schedule',
  'heading',
  'max_order_quantity',
  'show_quantity',
  'for_adult',
];

/** The fields of a product, in the order in which a hotel thinks of them. Rule: menu/ME44. */
export function ProductFields({ desk, parentId }: { desk: MenuDesk; parentId: number | null }) {
  const { t } = useDesk();
  const { value } = useEditing();
  return (
    <>
      <FieldGroup title={t('menu_texts')} path={[]}>
        <MenuText path={['title']} label={t('menu_title')} isRequired />
        <MenuText path={['descr']} label={t('menu_descr')} isLong />
      </FieldGroup>
      <FieldGroup title={t('menu_price')} path={[]}>
        <div className="grid items-start gap-4 min-[500px]:grid-cols-2">
          <PriceField path={['price']} label={t('menu_price')} hint={t('menu_price_hint')} />
          <TaxField />
        </div>
        <FlagField path={['is_price_from']} label={t('menu_price_from')} />
      </FieldGroup>
      <FoodFields />
      <PictureList />
      <OptionList />
      <ScheduleFields />
      <FieldGroup title={t('menu_more_settings')} path={[]}>
        <PlaceField desk={desk} parentId={parentId} />
        <HeadingField parentId={parentId} />
        <MenuText path={['button_order_text']} label={t('menu_button_text')} />
        <CountField path={['max_order_quantity']} label={t('menu_max')} />
        <FlagField path={['show_quantity']} label={t('menu_quantity')} usual />
        <FlagField path={['for_adult']} label={t('menu_adult')} />
        <IsFoodField />
        <KeptLine fields={keptFields(value, SHOWN)} />
      </FieldGroup>
    </>
  );
}

/** One of the hotel's taxes; a hotel without taxes is not asked. */
export function TaxField() {
  const { hotel, t } = useDesk();
  const { menu, at, set } = useEditing();
  if (menu.taxes.length === 0) return null;
  return (
    <ChoiceField
      path={['tax']}
      label={t('menu_tax')}
      value={readString(at(['tax'])) ?? ''}
      choices={[
        { value: '', label: t('menu_as_above') },
        ...menu.taxes.map(({ id, title }) => ({ value: id, label: textIn(title, hotel.language) })),
      ]}
      onChoose={(tax) => set(['tax'], tax === '' ? null : tax)}
    />
  );
}

/** Under which heading of its section it stands; a section without headings is not asked. */
function HeadingField({ parentId }: { parentId: number | null }) {
  const { hotel, t } = useDesk();
  const { at, set } = useEditing();
  const headings = useHeadings(parentId);
  const code = readString(at(['heading'])) ?? '';
  if (headings.length === 0 && code === '') return null;
  return (
    <ChoiceField
      path={['heading']}
      label={t('menu_heading')}
      value={code}
      choices={[
        { value: '', label: t('menu_heading_none') },
        ...headings.map((heading) => ({ value: heading.code, label: textIn(heading.title, hotel.language) })),
        ...(code === '' || headings.some((heading) => heading.code === code) ? [] : [{ value: code, label: code }]),
      ]}
      onChoose={(heading) => set(['heading'], heading === '' ? null : heading)}
    />
  );
}

type Heading = { code: string; title: Text | null };

function readHeading(value: unknown): Heading | null {
  const code = isRecord(value) ? readString(value.code) : null;
  return isRecord(value) && code !== null ? { code, title: readText(value.title) } : null;
}

/** The headings of the section with its draft. */
function useHeadings(parentId: number | null): readonly Heading[] {
  const [headings, setHeadings] = useState<readonly Heading[]>([]);
  useEffect(() => {
    if (parentId === null) return;
    let isOver = false;
    void callMenu<MenuEntry>(`/items/${sectionItem(parentId)}`).then((response) => {
      if (!isOver && response.ok) setHeadings(readList(response.value.value?.headings, readHeading));
    });
    return () => {
      isOver = true;
    };
  }, [parentId]);
  return headings;
}
