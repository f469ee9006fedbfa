import type { WorkingHours } from '@/lib/domain/booking/working-hours';
import type { Id } from '@/lib/domain/id';
import type { DishFood } from '@/lib/domain/search/food-answer';
import type { FoodWords } from '@/lib/domain/search/food-vocabulary';
import type { FactView } from './house-view';
import type { ProductCardView } from './views';

/**
 * Something that the search can find: a section, which is a link, an answer of the hotel, or a product, which opens. `descr`:
 * plain text; `names`: how guests call it besides; `more`: the titles of its options and choices; `dish`: what is in it and
 * what its choices change; missing of what is no food.
 */
export type SearchEntryView =
  | {
      kind: 'section';
      id: Id;
      title: string;
      descr: string;
      more?: string;
      hours?: WorkingHours;
      image: string | null;
      href: string;
    }
  | {
      kind: 'answer';
      id: string;
      title: string;
      descr: string;
      more: string;
      names?: string;
      links: readonly { title: string; href: string }[];
      /** What the hotel states of the same; '' for what the answer says itself. */
      facts?: readonly Pick<FactView, 'title' | 'text' | 'action'>[];
    }
  | {
      kind: 'product';
      sectionId: Id;
      sectionTitle: string;
      descr: string;
      more?: string;
      dish?: DishFood;
      product: ProductCardView;
    };

/**
 * `foodWords`: how guests name diets and allergens, in the page's language and in English; `ideas`: what one tap searches.
 * Like `more` and `dish`, missing in what an earlier build has kept for a device without a network.
 */
export type SearchView = {
  entries: readonly SearchEntryView[];
  foodWords?: readonly FoodWords[];
  ideas?: { popular?: readonly string[]; topics: readonly string[]; diets: readonly string[] };
};
