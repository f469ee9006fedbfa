'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { Button } from '@/components/ui/button/button';
import { Checkbox } from '@/components/ui/form/choice-input';
import { ChoiceList, ChoiceRow } from '@/components/ui/form/choice-list';
import { Icon, type IconShape } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Drawer } from '@/components/ui/overlay/drawer';
import { foodNote } from '@/lib/device/food-note';
import { ALLERGENS, DIETS } from '@/lib/domain/allergens/allergens';
import { ALLERGEN_KEYS, DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import { EMPTY_NOTE, isEmptyNote, toggled } from '@/lib/domain/allergens/food-note';
import type { MessageKey } from '@/lib/words/message-key';
import { CardWarnings } from './card-warnings';
import { ALLERGEN_ICONS, DIET_ICONS } from './food-icons';
import { useFoodNote } from './use-food-note';

/** The guest's own list of allergens and diets, stored as it is ticked. Rule: allergens/AL8. */
export function FoodNoteDrawer() {
  const t = useTranslations();
  const note = useFoodNote();
  return (
    <Drawer id="food-note" title={t('food_note')} closeLabel={t('close')}>
      <div className="grid gap-6">
        <Notice tone="warm">{t('food_note_stays')}</Notice>
        <Ticks
          legend="cannot_eat"
          known={ALLERGENS}
          ticked={note.allergens}
          keys={ALLERGEN_KEYS}
          icons={ALLERGEN_ICONS}
          onToggle={(allergen) =>
            foodNote.change((now) => ({ ...now, allergens: toggled(ALLERGENS, now.allergens, allergen) }))
          }
        />
        <Ticks
          legend="how_i_eat"
          known={DIETS}
          ticked={note.diets}
          keys={DIET_KEYS}
          icons={DIET_ICONS}
          onToggle={(diet) => foodNote.change((now) => ({ ...now, diets: toggled(DIETS, now.diets, diet) }))}
        />
        {!isEmptyNote(note) && (
          <Button variant="soft" onClick={() => foodNote.changeNow(() => EMPTY_NOTE)}>
            {t('food_note_clear')}
          </Button>
        )}
      </div>
      <CardWarnings />
    </Drawer>
  );
}

function Ticks<T extends string>(props: {
  legend: MessageKey;
  known: readonly T[];
  ticked: readonly T[];
  keys: Readonly<Record<T, MessageKey>>;
  icons: Readonly<Record<T, IconShape>>;
  onToggle: (member: T) => void;
}) {
  const { legend, known, ticked, keys, icons, onToggle } = props;
  const t = useTranslations();
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-lg">{t(legend)}</legend>
      <ChoiceList>
        {known.map((member) => (
          <ChoiceRow key={member}>
            <Checkbox checked={ticked.includes(member)} onChange={() => onToggle(member)} />
            <span className="first-letter:uppercase">{t(keys[member])}</span>
            <Icon shape={icons[member]} size="sm" className="text-ink-3" />
          </ChoiceRow>
        ))}
      </ChoiceList>
    </fieldset>
  );
}
