'use client';

import { ProductImage } from '@/components/ui/product-image';
import { readString } from '@/lib/domain/json/read-value';
import { readFocus } from '@/lib/domain/menu-editor/picture-form';
import { useDesk } from '../../desk-context';
import { useEditing } from '../editor/editing';
import { FieldGroup } from '../editor/fields';
import { RemoveButton } from '../editor/list-buttons';
import { AddPicture } from './add-picture';
import { FocusField } from './focus-field';

/** The picture of a section's card, and what of it stays in view. */
export function SectionPicture() {
  const { t } = useDesk();
  const { item, value, at, set, onChange } = useEditing();
  const image = readString(at(['image']));
  const replace = (path: string | null) => {
    const { image: _image, focus: _focus, ...others } = value;
    onChange(path === null ? others : { ...others, image: path });
  };
  return (
    <FieldGroup title={t('menu_picture')} path={['image']}>
      {image === null ? (
        <p className="text-ink-2 text-sm">{t('menu_pictures_none')}</p>
      ) : (
        <>
          <div className="flex items-center justify-between gap-2">
            <ProductImage id={item} src={image} className="size-24 rounded-md" />
            <RemoveButton label={t('menu_remove', { name: t('menu_picture') })} onPress={() => replace(null)} />
          </div>
          <FocusField image={image} focus={readFocus(at(['focus']))} onFocus={(focus) => set(['focus'], focus)} />
        </>
      )}
      <AddPicture label={t(image === null ? 'menu_picture_add' : 'menu_picture_replace')} onAdd={replace} />
    </FieldGroup>
  );
}
