'use client';

import { useId, useState } from 'react';
import { IconButton } from '@/components/ui/button/icon-button';
import { chevronDownIcon } from '@/components/ui/icons/chevron-down';
import { textIn } from '@/lib/domain/i18n/text';
import {
  choicesOf,
  type FileRecord,
  keptFields,
  kindHasChoices,
  OFFERED_KINDS,
  type OptionKind,
  optionKind,
  PRICINGS,
  pricingOf,
  withKind,
} from '@/lib/domain/menu-editor/option-form';
import { readText } from '@/lib/domain/menu-editor/written-texts';
import { useDesk } from '../../desk-context';
import { fieldId, useEditing } from '../editor/editing';
import { ChoiceField, CountField, FlagField, KeptLine, MenuText, PriceField } from '../editor/fields';
import { MoveButtons, RemoveButton } from '../editor/list-buttons';
import { ChoiceRows } from './choice-rows';

export const KIND_WORDS = {
  one: 'menu_kind_one',
  several: 'menu_kind_several',
  pieces: 'menu_kind_pieces',
  line: 'menu_kind_line',
  lines: 'menu_kind_lines',
  date: 'menu_kind_date',
  dates: 'menu_kind_dates',
  time: 'menu_kind_time',
  moment: 'menu_kind_moment',
  slots: 'menu_kind_slots',
  other: 'menu_kind_other',
} as const satisfies Record<OptionKind, string>;

export const PRICING_WORDS = {
  none: 'menu_pricing_none',
  plus: 'menu_pricing_plus',
  replace: 'menu_pricing_replace',
} as const;

/** The fields of a question that the editor shows. */
const SHOWN = [
  'id',
  'title',
  'is_required',
  'price',
  'price_type_id',
  'ptype_id',
  'pcode_id',
  'max_checked_attrs_count',
  'maximum',
  'minimum',
  'attrs',
];

type Props = {
  option: FileRecord;
  place: number;
  count: number;
  isNew: boolean;
  onMove(to: number): void;
  onRemove(): void;
};

/** One question: closed to its title, kind and place, open to all of it. */
export function OptionEditor({ option, place, count, isNew, onMove, onRemove }: Props) {
  const { hotel, t } = useDesk();
  const { target, problemsOf } = useEditing();
  const path = ['options', place] as const;
  const id = useId();
  const isTarget = target?.[0] === 'options' && target[1] === place;
  const [wasOpened, setIsOpen] = useState(isNew || isTarget);
  // What is wrong is never hidden.
  const isOpen = wasOpened || problemsOf(path).length > 0;
  const kind = optionKind(option);
  const title = textIn(readText(option.title), hotel.language);
  const name = title === '' ? t('menu_option_n', { n: place + 1 }) : title;
  return (
    <div id={fieldId(path)} tabIndex={-1} className="rounded-md inset-ring inset-ring-line forced-colors:border">
      <div className="flex items-center gap-1 p-2 ps-3">
        <p className="min-w-0 flex-1 text-sm">
          <span className="block wrap-anywhere font-medium">{name}</span>
          <span className="block text-ink-2">{t(KIND_WORDS[kind])}</span>
        </p>
        <MoveButtons name={name} place={place} count={count} onMove={onMove} />
        <IconButton
          icon={chevronDownIcon}
          size="sm"
          variant="bare"
          className={isOpen ? 'rotate-180' : ''}
          label={t('menu_option_edit', { name })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        />
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && <OptionFields option={option} kind={kind} path={path} name={name} onRemove={onRemove} />}
      </div>
    </div>
  );
}

function OptionFields(props: {
  option: FileRecord;
  kind: OptionKind;
  path: readonly ['options', number];
  name: string;
  onRemove(): void;
}) {
  const { option, kind, path, name, onRemove } = props;
  const { t } = useDesk();
  const { set } = useEditing();
  /** The choices that a question had before it became one without. */
  const [choices, setChoices] = useState(choicesOf(option));
  const pricing = pricingOf(option);
  const isOffered = kind !== 'slots' && kind !== 'other';
  const chooseKind = (chosen: string) => {
    const next = OFFERED_KINDS.find((each) => each === chosen);
    if (next === undefined) return;
    const now = choicesOf(option);
    if (now.length > 0) setChoices(now);
    set(path, withKind(option, next, now.length > 0 ? now : choices));
  };
  return (
    <div className="grid gap-4 border-line border-t p-3">
      <MenuText path={[...path, 'title']} label={t('menu_option_title')} isRequired />
      <div className="grid items-start gap-4 min-[500px]:grid-cols-2">
        <ChoiceField
          path={[...path, 'ptype_id']}
          label={t('menu_option_kind')}
          value={kind}
          isOff={!isOffered}
          choices={(isOffered ? OFFERED_KINDS : [kind]).map((each) => ({ value: each, label: t(KIND_WORDS[each]) }))}
          onChoose={chooseKind}
        />
        <ChoiceField
          path={[...path, 'price_type_id']}
          label={t('menu_pricing')}
          value={pricing}
          choices={PRICINGS.map((each) => ({ value: each, label: t(PRICING_WORDS[each]) }))}
          onChoose={(chosen) => set([...path, 'price_type_id'], chosen)}
        />
      </div>
      <FlagField path={[...path, 'is_required']} label={t('menu_required')} />
      {kindHasChoices(kind) || choicesOf(option).length > 0 ? (
        <ChoiceRows option={option} path={path} hasPrices={pricing !== 'none'} hasPieces={kind === 'pieces'} />
      ) : (
        pricing !== 'none' && <PriceField path={[...path, 'price']} label={t('menu_answer_price')} />
      )}
      {kind === 'several' && <CountField path={[...path, 'max_checked_attrs_count']} label={t('menu_most_choices')} />}
      {kind === 'pieces' && (
        <div className="grid grid-cols-2 items-start gap-3">
          <CountField path={[...path, 'minimum']} label={t('menu_least_pieces')} />
          <CountField path={[...path, 'maximum']} label={t('menu_most_pieces')} />
        </div>
      )}
      <KeptLine fields={keptFields(option, SHOWN)} />
      <div className="flex items-center justify-end">
        <RemoveButton label={t('menu_remove', { name })} onPress={onRemove} />
      </div>
    </div>
  );
}
