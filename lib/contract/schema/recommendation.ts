import { z } from 'zod';
import type { RecommendedProduct } from '@/lib/contract/recommendation';
import { foodFields, headWith, productNames, scheduleWith } from './catalogue';
import { entity, maybe } from './drops';
import { kitWith } from './kit';
import { flag, id, idOrNull, numberOrNull, price, string, stringOrNull, text } from './lenient';

/** A recommended product; dropped without an id (platform-calls/W19). */
export const recommendedWith = entity<RecommendedProduct>('RecommendedProduct', (onDrop) =>
  z.preprocess(
    productNames,
    z.object({
      id,
      uuid: string,
      title: text,
      image: stringOrNull,
      image_path: stringOrNull,
      price: price.describe('A decimal in the hotel’s currency'),
      is_price_from: flag,
      section_id: idOrNull,
      section: maybe('section', headWith(onDrop), onDrop),
      property_kit_id: idOrNull,
      property: maybe('option kit', kitWith(onDrop), onDrop),
      for_adult: flag,
      free_delivery: flag,
      tax_id: idOrNull,
      show_quantity: flag,
      is_popup: flag,
      max_order_quantity: numberOrNull,
      schedule: maybe('schedule', scheduleWith(onDrop), onDrop),
      ...foodFields,
    }),
  ),
);
