'use client';

import { useEffect, useRef, useState } from 'react';
import { FieldError } from '@/components/ui/form/field-error';
import { textIn } from '@/lib/domain/i18n/text';
import { readString } from '@/lib/domain/json/read-value';
import { type MenuItem, type Sequence, targetOf } from '@/lib/domain/menu/menu-item';
import { placesInMenu } from '@/lib/domain/menu/places-in-menu';
import { useDesk } from '../../desk-context';
import { useDeskData } from '../../live/desk-data';
import { type MenuSection, orderVersion } from '../menu-api';
import { type MenuDesk, refusalWord } from '../use-menu';
import { fieldId, useEditing } from './editing';
import { ChoiceField } from './fields';

const PATH = ['section'];

/** In which section the item stands. Another one takes it at its end, as a draft of that section's order. Rule: menu/ME59. */
export function PlaceField({ desk, parentId }: { desk: MenuDesk; parentId: number | null }) {
  const { hotel, t } = useDesk();
  const { isOffline } = useDeskData();
  const { item, menu, at, set, onSave } = useEditing();
  const [outcome, setOutcome] = useState<'moved' | 'refused' | null>(null);
  /** What is typed while it moves must stay. */
  const latestSet = useRef(set);
  useEffect(() => {
    latestSet.current = set;
  });
  const isSection = targetOf(item).kind === 'section';
  const move = async (parent: number | null) => {
    setOutcome(null);
    // A heading is one of the section that is left, and goes first: with it the menu would be wrong for a moment.
    const heading = readString(at(['heading']));
    if (heading !== null) {
      set(['heading'], null);
      await onSave();
    }
    const children = childrenWith(item, menu.sections, parent);
    const isMoved = await desk.arrange(parent, children, orderVersion(menu, parent));
    setOutcome(isMoved ? 'moved' : 'refused');
    if (!isMoved && heading !== null) latestSet.current(['heading'], heading);
  };
  const word = desk.refusal && refusalWord(desk.refusal);
  return (
    <div className="grid gap-1">
      <ChoiceField
        path={PATH}
        label={t(isSection ? 'menu_place_of_section' : 'section')}
        value={String(parentId ?? '')}
        isOff={isOffline || desk.isBusy}
        choices={[
          ...(isSection ? [{ value: '', label: t('menu_place_top') }] : []),
          ...placesInMenu(menu.sections, item).map((line) => ({
            value: String(line.at(-1)?.id),
            label: line.map(({ title }) => textIn(title, hotel.language)).join(' › '),
          })),
        ]}
        onChoose={(chosen) => void move(chosen === '' ? null : Number(chosen))}
      />
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {outcome === 'moved' && t('menu_place_moved')}
      </p>
      <FieldError id={`${fieldId(PATH)}-refused`}>
        {outcome === 'refused' ? t(word || 'menu_refused') : null}
      </FieldError>
    </div>
  );
}

/** The children of a section, or of the hotel, with one more at their end. */
function childrenWith(item: MenuItem, sections: readonly MenuSection[], parent: number | null): Sequence {
  const { kind, id } = targetOf(item);
  const own = {
    sections: sections.filter(({ parent_id }) => parent_id === parent).map((section) => section.id),
    products: sections.find((section) => section.id === parent)?.products.map((product) => product.id) ?? [],
  };
  if (id === null) return own;
  return kind === 'section' ? { ...own, sections: [...own.sections, id] } : { ...own, products: [...own.products, id] };
}
