import type { Cart, CartLine, CartProduct } from '@/lib/domain/cart';
import { emptyCart } from '@/lib/domain/cart';
import type { Choice, Id, Kit, Option } from '@/lib/domain/kit';
import { choice, option } from './kit';
import { cartProduct, cartSection } from './lines';

export const HOTEL_ID = 1;

export const aChoice = (id: Id, parts: Partial<Choice> = {}): Choice => choice({ id, ...parts });

export const anOption = (id: Id, parts: Parameters<typeof option>[0] = {}): Option => option({ id, ...parts });

export const aKit = (...properties: Option[]): Kit => ({ id: 900, properties });

/** A line of one piece at 10.00; its product has the given id, its mark is `line-{id}`. */
export function aLine(
  id: number,
  { product, ...parts }: Partial<Omit<CartLine, 'product'>> & { product?: Partial<CartProduct> } = {},
): CartLine {
  const quantity = parts.quantity ?? 1;
  return {
    key: `line-${id}`,
    product: cartProduct({ id, ...product }),
    quantity,
    total_price: quantity * 10,
    from_recommendation: false,
    section: sectionWithoutParents(),
    parent_section: null,
    main_section: null,
    ...parts,
  };
}

function sectionWithoutParents(): CartLine['section'] {
  const { descr: _descr, cart_text: _text, is_hidden: _hidden, subsections: _subsections, ...section } = cartSection();
  return section;
}

export const aCart = (...products: CartLine[]): Cart => ({ ...emptyCart(HOTEL_ID), products });
