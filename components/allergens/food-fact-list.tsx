'use client';

import { useTranslations } from '@/components/hotel/hotel-context';
import { Icon, type IconShape } from '@/components/ui/icon';
import { circleHelpIcon } from '@/components/ui/icons/circle-help';
import { Tag } from '@/components/ui/tag';
import type { FoodFacts } from '@/lib/domain/allergens/allergens';
import { strictest } from '@/lib/domain/allergens/diet-rules';
import { ALLERGEN_KEYS, DIET_KEYS } from '@/lib/domain/allergens/food-message-keys';
import { ALLERGEN_ICONS, DIET_ICONS } from './food-icons';

/** Diets, then allergens. Rules: allergens/AL2, allergens/AL3. */
export function FoodFactList({ facts }: { facts: FoodFacts }) {
  const t = useTranslations();
  return (
    <>
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
    </>
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
