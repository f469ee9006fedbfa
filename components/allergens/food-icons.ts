import { addIcons } from '@/components/ui/icon';
import type { Allergen, Diet } from '@/lib/domain/allergens/allergens';
import { FOOD_STROKES } from './food-strokes';

addIcons(FOOD_STROKES);

export const ALLERGEN_ICONS = {
  gluten: 'wheat',
  crustaceans: 'shrimp',
  eggs: 'egg',
  fish: 'fish',
  peanuts: 'nut',
  soybeans: 'bean',
  milk: 'milk',
  nuts: 'nut',
  celery: 'carrot',
  mustard: 'soup',
  sesame: 'sprout',
  sulphites: 'wine',
  lupin: 'flower',
  molluscs: 'shell',
} as const satisfies Readonly<Record<Allergen, keyof typeof FOOD_STROKES>>;

export const DIET_ICONS = {
  vegetarian: 'leaf',
  vegan: 'vegan',
  pescatarian: 'fish',
  halal: 'moon',
  kosher: 'star',
  gluten_free: 'wheat-off',
  lactose_free: 'milk-off',
  pork_free: 'ham',
  alcohol_free: 'wine-off',
} as const satisfies Readonly<Record<Diet, keyof typeof FOOD_STROKES>>;
