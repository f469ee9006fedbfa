'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/form/field';
import { FieldError } from '@/components/ui/form/field-error';
import { TextField } from '@/components/ui/form/text-field';
import { Notice } from '@/components/ui/notice';
import { bcp47, directionOf, languageName } from '@/lib/domain/i18n/language';
import { useDesk } from '../../desk-context';
import { DeskDialog } from '../../desk-dialog';
import { useDeskData } from '../../live/desk-data';
import { itemAddress } from '../menu-address';
import type { Menu } from '../menu-api';
import { type MenuDesk, refusalWord } from '../use-menu';

/** What is made, and where. `name`: of the section in which it stands, '' at the top. */
export type NewPlace = { kind: 'section' | 'product'; parent: number | null; name: string };

/** Asks for the title of a new section or product, in the hotel's first language, and opens its editor. */
export function NewItem(props: { place: NewPlace; menu: Menu; desk: MenuDesk; onClose(): void }) {
  const { place, menu, desk, onClose } = props;
  const { hotel, t } = useDesk();
  const { isOffline } = useDeskData();
  const id = useId();
  const language = menu.languages[0] ?? hotel.language;
  const [title, setTitle] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const word = desk.refusal && refusalWord(desk.refusal);
  const titles = { product: t('menu_new_product_in', { name: place.name }), section: t('menu_new_section') };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(title.trim() === '');
    if (title.trim() === '') return;
    const item = await desk.create(place.kind, place.parent, { title: { [language]: title.trim() } });
    if (item !== null) window.location.hash = itemAddress(item);
  };
  return (
    <DeskDialog title={titles[place.kind]} onClose={onClose}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <Field label={t('menu_title_in', { language: languageName(language) })} htmlFor={id} isRequired>
          <TextField
            id={id}
            required
            maxLength={1000}
            lang={bcp47(language)}
            dir={directionOf(language)}
            value={title}
            aria-invalid={isEmpty || undefined}
            aria-describedby={`${id}-error`}
            onChange={({ target }) => setTitle(target.value)}
          />
          <FieldError id={`${id}-error`}>{isEmpty ? t('menu_text_missing') : null}</FieldError>
        </Field>
        {word && (
          <Notice tone="danger" alert>
            {t(word)}
          </Notice>
        )}
        {desk.refusal?.problems.map(({ field, message }) => (
          <Notice key={field} tone="danger" alert>
            <bdi>{message}</bdi>
          </Notice>
        ))}
        <div className="grid grid-cols-2 gap-2">
          <Button variant="outline" onClick={onClose}>
            {t('close')}
          </Button>
          <Button type="submit" variant="primary" disabled={isOffline || desk.isBusy}>
            {t('menu_create')}
          </Button>
        </div>
      </form>
    </DeskDialog>
  );
}
