import 'server-only';
import type { Product } from '@/lib/contract/catalogue';
import type { FoodCardView } from '@/lib/contract/views';
import { foodCard } from '@/lib/domain/options/food-card';
import { interpolate } from '@/lib/words/message-key';
import type { Dictionary } from './messages';

/** What a product's card says about it before anything is chosen. Rule: allergens/AL7. */
export const foodCardView = (
  { messages, language }: { messages: Dictionary; language: string },
  product: Product,
): FoodCardView | null => foodCard(product, { t: (key, params = {}) => interpolate(messages[key], params), language });
