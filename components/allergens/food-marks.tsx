'use client';

import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { Icon, type IconShape } from '@/components/ui/icon';
import { circleHelpIcon } from '@/components/ui/icons/circle-help';
import { Notice } from '@/components/ui/notice';
import { Tag } from '@/components/ui/tag';
import type { FoodFacts } from '@/lib/domain/allergens/allergens';
import { strictest } from '@/lib/domain/allergens/diet-rules';
import { ALLERGEN_KEYS, DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import { foodWarning } from '@/lib/domain/allergens/food-note';
import { type FoodProduct, foodFacts } from '@/lib/domain/options/food-facts';
import { ALLERGEN_ICONS, DIET_ICONS } from './food-icons';
import { FoodNoteLink } from './food-note-link';
import { warningInWords } from './food-words';
import { useFoodNote } from './use-food-note';

/** Diets and allergens of a product as it is configured. Rules: allergens/AL2, allergens/AL3, allergens/AL7. */
export function FoodMarks({ product }: { product: FoodProduct }) {
  const t = useTranslations();
  const facts = foodFacts(product);
  if (!facts.is_food) return null;
  return (
    // Choices change it.
    <div className="mt-4 grid gap-2" aria-live="polite">
      <Warning facts={facts} />
      {facts.diets.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {strictest(facts.diets).map((diet) => (
            <Mark key={diet} icon={DIET_ICONS[diet]} tone="success">
              {t(DIET_KEYS[diet])}
            </Mark>
          ))}
        </ul>
      )}
      <Allergens facts={facts} />
      <FoodNoteLink />
    </div>
  );
}

/** What is in the dish and on the guest's list. Unknown allergens are said below. Rule: allergens/AL9. */
function Warning({ facts }: { facts: FoodFacts }) {
  const { language } = useHotel();
  const t = useTranslations();
  const warning = foodWarning(facts, useFoodNote());
  const sentences = warning === null ? [] : warningInWords({ t, language }, { ...warning, isUnknown: false });
  if (sentences.length === 0) return null;
  return (
    <Notice tone="danger">
      {sentences.map((sentence) => (
        <p key={sentence}>
          <strong>{sentence}</strong>
        </p>
      ))}
    </Notice>
  );
}

function Allergens({ facts: { allergens } }: { facts: FoodFacts }) {
  const t = useTranslations();
  if (allergens === null) {
    return (
      <p className="flex items-start gap-2 text-ink-2 text-sm">
        <Icon shape={circleHelpIcon} size="sm" />
        <span>{t('food_unknown')}</span>
      </p>
    );
  }
  if (allergens.length === 0) return <p className="text-ink-2 text-sm">{t('food_contains_none')}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-ink-2 text-sm">{t('food_contains', { list: '' })}</span>
      <ul className="contents">
        {allergens.map((allergen) => (
          <Mark key={allergen} icon={ALLERGEN_ICONS[allergen]} tone="neutral">
            {t(ALLERGEN_KEYS[allergen])}
          </Mark>
        ))}
      </ul>
    </div>
  );
}

function Mark({ icon, tone, children }: { icon: IconShape; tone: 'success' | 'neutral'; children: string }) {
  return (
    <li>
      <Tag tone={tone}>
        <Icon shape={icon} size="xs" />
        <span className="first-letter:uppercase">{children}</span>
      </Tag>
    </li>
  );
}
