import type { Allergen, Diet } from '@/lib/domain/allergens/allergens';
import type { Text } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import type { Kit } from '@/lib/domain/options/kit';
import type { Schedule, SectionHead } from './catalogue';

/** A product that the platform recommends. `price` is a decimal amount. Rule: platform-calls/W10. */
export type RecommendedProduct = {
  id: Id;
  uuid: string;
  title: Text;
  image: string | null;
  image_path: string | null;
  price: number;
  is_price_from: boolean;
  section_id: Id | null;
  section: SectionHead | null;
  property_kit_id: Id | null;
  property: Kit | null;
  for_adult: boolean;
  free_delivery: boolean;
  /** As of a product. */
  tax_id: Id | null;
  show_quantity: boolean;
  is_popup: boolean;
  max_order_quantity: number | null;
  /** Its own hours; null: always open, or the platform does not say. A field of this project. */
  schedule: Schedule | null;
  /** Fields of this project, as of a product. */
  allergens: readonly Allergen[] | null;
  diets: readonly Diet[];
  is_food: boolean;
};
