'use client';

import type { ReactNode } from 'react';
import { Checkbox } from '@/components/ui/form/choice-input';
import { FieldError } from '@/components/ui/form/field-error';
import { ALLERGENS, DIETS, inOrder, readAllergens, readDiets } from '@/lib/domain/allergens/allergens';
import { contradiction } from '@/lib/domain/allergens/diet-rules';
import { ALLERGEN_KEYS, DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import { useDesk } from '../../desk-context';
import { fieldId, useEditing } from './editing';
import { ChoiceField, FieldGroup } from './fields';

/** Adds a member of a list in its usual order, or takes it away. */
const toggled = <T,>(known: readonly T[], list: readonly T[], member: T, isIn: boolean): readonly T[] =>
  inOrder(known, isIn ? [...list, member] : list.filter((each) => each !== member));

/**
 * What is in a product. That nothing is said of allergens and that there are none are different things: the first box
 * tells them apart. Rules: allergens/AL1, allergens/AL5.
 */
export function FoodFields() {
  const { t } = useDesk();
  const { at, set, problemsOf } = useEditing();
  const allergens = readAllergens(at(['allergens']));
  const diets = readDiets(at(['diets']));
  const wrong = diets.flatMap((diet) => {
    const allergen = contradiction(diet, allergens ?? []);
    if (allergen === null) return [];
    return [t('menu_contradiction', { diet: t(DIET_KEYS[diet]), allergen: t(ALLERGEN_KEYS[allergen]) })];
  });
  return (
    <FieldGroup title={t('menu_food')} path={['allergens']}>
      <Tick
        id={`${fieldId(['allergens'])}-stated`}
        label={t('menu_allergens_stated')}
        isOn={allergens !== null}
        onChange={(isOn) => set(['allergens'], isOn ? [] : null)}
      />
      {allergens === null ? (
        <p className="text-ink-2 text-sm">{t('menu_allergens_unknown')}</p>
      ) : (
        <Ticks legend={t('menu_allergens')}>
          {ALLERGENS.map((allergen) => (
            <Tick
              key={allergen}
              id={fieldId(['allergens', allergen])}
              label={t(ALLERGEN_KEYS[allergen])}
              isOn={allergens.includes(allergen)}
              onChange={(isOn) => set(['allergens'], toggled(ALLERGENS, allergens, allergen, isOn))}
            />
          ))}
        </Ticks>
      )}
      <Ticks legend={t('menu_diets')}>
        {DIETS.map((diet) => (
          <Tick
            key={diet}
            id={fieldId(['diets', diet])}
            label={t(DIET_KEYS[diet])}
            isOn={diets.includes(diet)}
            onChange={(isOn) => {
              const next = toggled(DIETS, diets, diet, isOn);
              set(['diets'], next.length === 0 ? null : next);
            }}
          />
        ))}
      </Ticks>
      <FieldError id={`${fieldId(['diets'])}-about`}>{wrong.length > 0 ? wrong : problemsOf(['diets'])}</FieldError>
    </FieldGroup>
  );
}

function Ticks({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="font-medium text-ink-2 text-sm">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 min-[600px]:grid-cols-3">{children}</div>
    </fieldset>
  );
}

function Tick(props: { id: string; label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  const { id, label, isOn, onChange } = props;
  return (
    <label htmlFor={id} className="flex min-h-target items-center gap-3 text-sm">
      <Checkbox id={id} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      <span className="min-w-0 hyphens-auto first-letter:uppercase">{label}</span>
    </label>
  );
}

const ANSWERS = { '': null, yes: true, no: false } as const;

/** Whether anything is said of allergens at all: of towels nothing is. */
export function IsFoodField() {
  const { t } = useDesk();
  const { at, set } = useEditing();
  const value = at(['is_food']);
  return (
    <ChoiceField
      path={['is_food']}
      label={t('menu_is_food')}
      value={value === true ? 'yes' : value === false ? 'no' : ''}
      choices={[
        { value: '', label: t('menu_as_above') },
        { value: 'yes', label: t('menu_is_food_yes') },
        { value: 'no', label: t('menu_is_food_no') },
      ]}
      onChoose={(answer) => set(['is_food'], answer === 'yes' || answer === 'no' ? ANSWERS[answer] : null)}
    />
  );
}
