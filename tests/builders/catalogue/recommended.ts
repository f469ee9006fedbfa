import type { RecommendedProduct } from '@/lib/contract/recommendation';
import { section } from './section';

/** A recommended lemonade for 4.50 from room service, without options. */
export const recommended = (parts: Partial<RecommendedProduct> = {}): RecommendedProduct => {
  const { products: _, ...roomService } = section([]);
  return {
    id: 41,
    uuid: '7d4a2c1e-0000-4000-8000-000000000041',
    title: { en: 'Lemonade', ar: 'ليموناضة' },
    image: '/storage/emoji/1f34b.webp',
    image_path: null,
    price: 4.5,
    is_price_from: false,
    section_id: 5,
    section: roomService,
    property_kit_id: null,
    property: null,
    for_adult: false,
    free_delivery: false,
    tax_id: null,
    show_quantity: true,
    is_popup: false,
    max_order_quantity: null,
    schedule: null,
    allergens: null,
    diets: [],
    is_food: false,
    ...parts,
  };
};
