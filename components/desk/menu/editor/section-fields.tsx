'use client';

import { readString } from '@/lib/domain/json/read-value';
import { keptFields } from '@/lib/domain/menu-editor/option-form';
import { useDesk } from '../../desk-context';
import { SectionPicture } from '../picture-fields/section-picture';
import type { MenuDesk } from '../use-menu';
import { useEditing } from './editing';
import { ChoiceField, FieldGroup, FlagField, KeptLine, MenuText } from './fields';
import { IsFoodField } from './food-fields';
import { HeadingList } from './heading-list';
import { PlaceField } from './place-field';
import { TaxField } from './product-fields';
import { ScheduleFields } from './schedule-fields';

/** The fields of a section that the editor shows; all others stay as they are. Rule: menu/ME44. */
const SHOWN = [
  '$schema',
  'id',
  'title',
  'descr',
  'cart_text',
  'text_accepted_order',
  'image',
  'focus',
  'tax',
  'is_food',
  'course',
  'headings',
  'schedule',
  'is_hidden',
  'for_adult',
];

/** The fields of a section. Rule: menu/ME44. */
export function SectionFields({ desk, parentId }: { desk: MenuDesk; parentId: number | null }) {
  const { t } = useDesk();
  const { value, at, set } = useEditing();
  return (
    <>
      <FieldGroup title={t('menu_texts')} path={[]}>
        <MenuText path={['title']} label={t('menu_title')} isRequired />
        <MenuText path={['descr']} label={t('menu_descr')} isLong />
        <MenuText path={['cart_text']} label={t('menu_cart_text')} isLong />
        <MenuText path={['text_accepted_order']} label={t('menu_thanks')} isLong hint={t('menu_thanks_hint')} />
      </FieldGroup>
      <SectionPicture />
      <HeadingList />
      <ScheduleFields />
      <FieldGroup title={t('menu_more_settings')} path={[]}>
        <PlaceField desk={desk} parentId={parentId} />
        <TaxField />
        <IsFoodField />
        <ChoiceField
          path={['course']}
          label={t('menu_course')}
          value={readString(at(['course'])) ?? ''}
          choices={[
            { value: '', label: t('menu_as_above') },
            { value: 'drink', label: t('menu_course_drink') },
            { value: 'dessert', label: t('menu_course_dessert') },
          ]}
          onChoose={(course) => set(['course'], course === '' ? null : course)}
        />
        <FlagField path={['is_hidden']} label={t('menu_hidden')} />
        <FlagField path={['for_adult']} label={t('menu_adult')} />
        <KeptLine fields={keptFields(value, SHOWN)} />
      </FieldGroup>
    </>
  );
}
