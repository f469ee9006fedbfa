import { textIn } from '../i18n/text';
import { choicesOf } from '../options/answered';
import type { FoodProduct } from '../options/food-facts';
import type { Option } from '../options/kit';
import { answerKind } from '../options/option-types';
import { leastTicked, offeredKit } from '../options/options';
import type { DishFood, FoodOption } from './food-answer';

/** What a search has to know of a dish: what is in it, and the options that change it. Null: it is no food. */
export function dishFood(product: FoodProduct & Parameters<typeof offeredKit>[0], language: string): DishFood | null {
  if (!product.is_food) return null;
  const options = (offeredKit(product)?.properties ?? []).flatMap((option) => {
    const changes = option.attrs.some(({ allergens, diets }) => allergens !== null || diets !== null);
    return changes ? [foodOption(option, language)] : [];
  });
  return { allergens: product.allergens, diets: product.diets, options };
}

function foodOption(option: Option, language: string): FoodOption {
  // What the hotel has chosen and the guest cannot change is always in the dish.
  const choices = option.is_read_only ? choicesOf(option) : option.attrs;
  const kind = answerKind(option);
  const ticked = option.pcode_id === 'quantity' ? Math.min(1, leastTicked(option)) : leastTicked(option);
  return {
    least: option.is_read_only ? choices.length : Math.max(ticked, option.is_required ? 1 : 0),
    most: option.is_read_only ? choices.length : kind === 'choice' ? 1 : option.max_checked_attrs_count || null,
    choices: choices.map(({ title, allergens, diets }) => ({ title: textIn(title, language), allergens, diets })),
  };
}
