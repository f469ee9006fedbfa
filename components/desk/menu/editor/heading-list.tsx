'use client';

import { TextButton } from '@/components/ui/button/text-button';
import { isRecord, readList, readString } from '@/lib/domain/json/read-value';
import { movedTo } from '@/lib/domain/menu-editor/order';
import { useDesk } from '../../desk-context';
import { useEditing } from './editing';
import { FieldGroup, MenuText } from './fields';
import { MoveButtons, RemoveButton } from './list-buttons';

/** A code that no other heading of the section has. */
function freeCode(headings: readonly Readonly<Record<string, unknown>>[]): string {
  const codes = headings.map(({ code }) => readString(code));
  const number = headings.findIndex((_heading, place) => !codes.includes(`heading-${place + 1}`));
  return `heading-${number < 0 ? headings.length + 1 : number + 1}`;
}

/** The headings under which the products of a section stand. A product chooses its own. */
export function HeadingList() {
  const { t } = useDesk();
  const { at, set } = useEditing();
  const headings = readList(at(['headings']), (heading) => (isRecord(heading) ? heading : null));
  const change = (next: readonly unknown[]) => set(['headings'], next.length === 0 ? null : next);
  return (
    <FieldGroup title={t('menu_headings')} path={['headings']} apart={headings.map((_heading, place) => `${place}`)}>
      {headings.length > 0 && (
        <ol className="grid gap-3">
          {headings.map((heading, place) => (
            <li key={readString(heading.code) ?? place} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
              <MenuText path={['headings', place, 'title']} label={t('menu_heading_n', { n: place + 1 })} isRequired />
              <span className="flex">
                <MoveButtons
                  name={t('menu_heading_n', { n: place + 1 })}
                  place={place}
                  count={headings.length}
                  onMove={(to) => change(movedTo(headings, place, to))}
                />
                <RemoveButton
                  label={t('menu_remove', { name: t('menu_heading_n', { n: place + 1 }) })}
                  onPress={() => change(headings.filter((_each, index) => index !== place))}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      <TextButton
        layout="row"
        className="w-fit text-sm"
        onClick={() => change([...headings, { code: freeCode(headings), title: {} }])}
      >
        {t('menu_heading_add')}
      </TextButton>
    </FieldGroup>
  );
}
