import type { IconShape } from '@/components/ui/icon';
import { beanIcon } from '@/components/ui/icons/bean';
import { carrotIcon } from '@/components/ui/icons/carrot';
import { eggIcon } from '@/components/ui/icons/egg';
import { fishIcon } from '@/components/ui/icons/fish';
import { flowerIcon } from '@/components/ui/icons/flower';
import { hamIcon } from '@/components/ui/icons/ham';
import { leafIcon } from '@/components/ui/icons/leaf';
import { milkIcon } from '@/components/ui/icons/milk';
import { milkOffIcon } from '@/components/ui/icons/milk-off';
import { moonIcon } from '@/components/ui/icons/moon';
import { nutIcon } from '@/components/ui/icons/nut';
import { shellIcon } from '@/components/ui/icons/shell';
import { shrimpIcon } from '@/components/ui/icons/shrimp';
import { soupIcon } from '@/components/ui/icons/soup';
import { sproutIcon } from '@/components/ui/icons/sprout';
import { starIcon } from '@/components/ui/icons/star';
import { veganIcon } from '@/components/ui/icons/vegan';
import { wheatIcon } from '@/components/ui/icons/wheat';
import { wheatOffIcon } from '@/components/ui/icons/wheat-off';
import { wineIcon } from '@/components/ui/icons/wine';
import { wineOffIcon } from '@/components/ui/icons/wine-off';
import type { Allergen, Diet } from '@/lib/domain/allergens/allergens';

export const ALLERGEN_ICONS = {
  gluten: wheatIcon,
  crustaceans: shrimpIcon,
  eggs: eggIcon,
  fish: fishIcon,
  peanuts: nutIcon,
  soybeans: beanIcon,
  milk: milkIcon,
  nuts: nutIcon,
  celery: carrotIcon,
  mustard: soupIcon,
  sesame: sproutIcon,
  sulphites: wineIcon,
  lupin: flowerIcon,
  molluscs: shellIcon,
} satisfies Readonly<Record<Allergen, IconShape>>;

export const DIET_ICONS = {
  vegetarian: leafIcon,
  vegan: veganIcon,
  pescatarian: fishIcon,
  halal: moonIcon,
  kosher: starIcon,
  gluten_free: wheatOffIcon,
  lactose_free: milkOffIcon,
  pork_free: hamIcon,
  alcohol_free: wineOffIcon,
} satisfies Readonly<Record<Diet, IconShape>>;
