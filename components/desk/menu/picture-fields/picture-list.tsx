'use client';

import { useState } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { ProductImage } from '@/components/ui/product-image';
import { textIn } from '@/lib/domain/i18n/text';
import { movedTo } from '@/lib/domain/menu-editor/order';
import { MOST_PICTURES, type PictureRow, pictureRows, withPictures } from '@/lib/domain/menu-editor/picture-form';
import { useDesk } from '../../desk-context';
import { fieldId, useEditing } from '../editor/editing';
import { FieldGroup, LanguageText } from '../editor/fields';
import { MoveButtons, RemoveButton } from '../editor/list-buttons';
import { AddPicture } from './add-picture';
import { FocusField } from './focus-field';

/** The pictures of a product: the first one is that of its card. Rule: menu/ME51. */
export function PictureList() {
  const { t } = useDesk();
  const { value, onChange } = useEditing();
  const rows = pictureRows(value);
  const change = (next: readonly PictureRow[]) => onChange(withPictures(value, next));
  return (
    <FieldGroup title={t('menu_pictures')} path={['pictures']} apart={rows.map((_row, place) => `${place}`)}>
      <div id={fieldId(['image'])} tabIndex={-1} className="grid gap-3">
        {rows.length === 0 && <p className="text-ink-2 text-sm">{t('menu_pictures_none')}</p>}
        <ol className="grid gap-3 empty:hidden">
          {rows.map((row, place) => (
            <li key={row.image}>
              <PictureEntry
                row={row}
                place={place}
                count={rows.length}
                onMove={(to) => change(movedTo(rows, place, to))}
                onChange={(next) => change(rows.map((each, index) => (index === place ? next : each)))}
                onRemove={() => change(rows.filter((_each, index) => index !== place))}
              />
            </li>
          ))}
        </ol>
      </div>
      {rows.length < MOST_PICTURES && (
        <AddPicture
          label={t('menu_picture_add')}
          onAdd={(image) => {
            if (!rows.some((row) => row.image === image)) change([...rows, { image, text: null, focus: null }]);
          }}
        />
      )}
    </FieldGroup>
  );
}

function PictureEntry(props: {
  row: PictureRow;
  place: number;
  count: number;
  onMove(to: number): void;
  onChange(row: PictureRow): void;
  onRemove(): void;
}) {
  const { row, place, count, onMove, onChange, onRemove } = props;
  const { hotel, t } = useDesk();
  const { item, target, problemsOf } = useEditing();
  const path = ['pictures', place];
  const [wasOpened, setIsOpen] = useState(target?.[0] === 'pictures' && target[1] === place);
  const problems = problemsOf(path);
  const isOpen = wasOpened || problems.length > 0;
  const name = t('menu_picture_n', { n: place + 1 });
  const id = fieldId(path);
  return (
    <div className="rounded-md inset-ring inset-ring-line forced-colors:border">
      <div className="flex items-center gap-1 p-2">
        <ProductImage id={item} src={row.image} className="size-14 shrink-0 rounded-sm" />
        <p className="min-w-0 flex-1 ps-2 text-sm">
          <span className="block font-medium">{place === 0 ? t('menu_picture_card') : name}</span>
          <span className="block wrap-anywhere text-ink-2">{textIn(row.text, hotel.language)}</span>
        </p>
        <MoveButtons name={name} place={place} count={count} onMove={onMove} />
        <IconButton
          icon={chevronDownIcon}
          size="sm"
          variant="bare"
          className={isOpen ? 'rotate-180' : ''}
          label={t('menu_picture_edit', { n: place + 1 })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div id={id} hidden={!isOpen} className="border-line border-t p-3">
        {isOpen && (
          <div className="grid gap-4">
            <LanguageText
              id={fieldId([...path, 'text'])}
              label={t('menu_picture_text')}
              hint={t('menu_picture_text_hint')}
              text={row.text}
              problems={problems}
              onChange={(text) => onChange({ ...row, text })}
            />
            <FocusField image={row.image} focus={row.focus} onFocus={(focus) => onChange({ ...row, focus })} />
            <div className="flex justify-end">
              <RemoveButton label={t('menu_remove', { name })} onPress={onRemove} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
