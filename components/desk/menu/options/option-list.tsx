'use client';

import { TextButton } from '@/components/ui/button/text-button';
import { Notice } from '@/components/ui/notice';
import { joinList } from '@/lib/domain/i18n/join-list';
import { textIn } from '@/lib/domain/i18n/text';
import { isRecord, readList, readNumber, readString } from '@/lib/domain/json/read-value';
import { type FileRecord, newOption } from '@/lib/domain/menu-editor/option-form';
import { movedTo } from '@/lib/domain/menu-editor/order';
import { useDesk } from '../../desk-context';
import { useEditing } from '../editor/editing';
import { FieldGroup } from '../editor/fields';
import { OptionEditor } from './option-editor';

/** The questions that guests answer before they order. Rule: menu/ME47. */
export function OptionList() {
  const { t } = useDesk();
  const { at, set } = useEditing();
  const options = readList<FileRecord>(at(['options']), (option) => (isRecord(option) ? option : null));
  const kit = readString(at(['kit']));
  const change = (next: readonly FileRecord[]) => set(['options'], next.length === 0 ? null : next);
  return (
    <FieldGroup title={t('menu_options')} path={['options']} apart={options.map((_option, place) => `${place}`)}>
      {kit !== null ? (
        <SharedKit name={kit} />
      ) : (
        <>
          <ol className="grid gap-3 empty:hidden">
            {options.map((option, place) => (
              // New questions have no id yet.
              // biome-ignore lint/suspicious/noArrayIndexKey: every field is controlled
              <li key={place}>
                <OptionEditor
                  option={option}
                  place={place}
                  count={options.length}
                  isNew={readNumber(option.id) === null}
                  onMove={(to) => change(movedTo(options, place, to))}
                  onRemove={() => change(options.filter((_each, index) => index !== place))}
                />
              </li>
            ))}
          </ol>
          <TextButton layout="row" className="w-fit text-sm" onClick={() => change([...options, newOption()])}>
            {t('menu_option_add')}
          </TextButton>
        </>
      )}
    </FieldGroup>
  );
}

/** The questions of a list that several products share; it stands in the hotel's own file. */
function SharedKit({ name }: { name: string }) {
  const { hotel, t } = useDesk();
  const { menu } = useEditing();
  const titles = menu.kits.find((kit) => kit.name === name)?.titles ?? [];
  const list = joinList(
    titles.map((title) => textIn(title, hotel.language)),
    hotel.languageTag,
  );
  return (
    <Notice tone="info">
      <p>{t('menu_kit', { name })}</p>
      {list !== '' && <p>{list}</p>}
    </Notice>
  );
}
