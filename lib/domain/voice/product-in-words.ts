import type { Text } from '../i18n/text';
import { textIn } from '../i18n/text';
import { type Minor, priceOf } from '../money/money';
import type { Kit } from '../options/kit';

type Product = { title: Text; price: number };

/**
 * What the assistant may tell about a product: title, price and the options that the guest can choose. `kit`: as it is
 * offered. Rule: voice/V12.
 */
export const productInWords = (
  { product, kit }: { product: Product; kit: Kit | null },
  { language, price }: { language: string; price: (amount: Minor) => string },
) => ({
  title: textIn(product.title, language),
  price: price(priceOf(product)),
  options: (kit?.properties ?? [])
    .filter((option) => !option.is_read_only)
    .map((option) => ({
      option_id: String(option.id),
      title: textIn(option.title, language),
      type: option.ptype_id,
      required: option.is_required,
      choices: option.attrs.map((choice) => ({
        choice_id: String(choice.id),
        title: textIn(choice.title, language),
        price: price(priceOf(choice)),
      })),
    })),
});
