import type { Allergen, Diet } from './allergens';

/** The message keys of allergens and diets; the words begin with a small letter where the language writes them so. */
export const ALLERGEN_KEYS = {
  gluten: 'allergen_gluten',
  crustaceans: 'allergen_crustaceans',
  eggs: 'allergen_eggs',
  fish: 'allergen_fish',
  peanuts: 'allergen_peanuts',
  soybeans: 'allergen_soybeans',
  milk: 'allergen_milk',
  nuts: 'allergen_nuts',
  celery: 'allergen_celery',
  mustard: 'allergen_mustard',
  sesame: 'allergen_sesame',
  sulphites: 'allergen_sulphites',
  lupin: 'allergen_lupin',
  molluscs: 'allergen_molluscs',
} as const satisfies Readonly<Record<Allergen, string>>;

export const DIET_KEYS = {
  vegetarian: 'diet_vegetarian',
  vegan: 'diet_vegan',
  pescatarian: 'diet_pescatarian',
  halal: 'diet_halal',
  kosher: 'diet_kosher',
  gluten_free: 'diet_gluten_free',
  lactose_free: 'diet_lactose_free',
  pork_free: 'diet_pork_free',
  alcohol_free: 'diet_alcohol_free',
} as const satisfies Readonly<Record<Diet, string>>;
