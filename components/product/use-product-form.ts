'use client';

import { useSetAtom } from 'jotai';
import { useMemo, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { useHotel, useWords } from '@/components/hotel/hotel-context';
import { announce } from '@/components/ui/announcer';
import { closeOverlays, type OverlayArgs } from '@/components/ui/overlay-stack';
import type { Product, Section } from '@/lib/contract/catalogue';
import { cart, cartAtom, cartOf, inHotel } from '@/lib/device/cart';
import { propertyValues } from '@/lib/device/property-values';
import { type Cart, type CartLine, clampQuantity, removeLines, replaceLine } from '@/lib/domain/cart';
import { lineOf } from '@/lib/domain/cart-line';
import type { Id, Kit } from '@/lib/domain/kit';
import { openingKit, withAnswersOf } from '@/lib/domain/opening-kit';
import { hasOptions, invalidOptions } from '@/lib/domain/options';
import { lineTotal } from '@/lib/domain/price';
import { mergeAnswers } from '@/lib/domain/saved-values';
import { textIn } from '@/lib/domain/text';

export type ProductForm = {
  /** A line of the cart is being changed, not made. */
  isUpdate: boolean;
  /** The product's options with the guest's answers in place; null: it has none. */
  kit: Kit | null;
  answer: (kit: Kit) => void;
  quantity: number;
  step: (by: 1 | -1) => void;
  /** What the line costs as it stands, in minor units. */
  total: number;
  /** The options to mark; none before the first try. */
  invalid: readonly Id[];
  /** Puts the line into the cart and closes the sheet; the first option that will not do, when there is one. */
  submit: () => Id | null;
  remove: () => void;
};

/**
 * The options with the guest's answers. Only what the guest changed is kept: what shows is worked out from today's
 * product each time, so a price that changes while the sheet is open shows at once and no answer is lost.
 */
function useAnswers(offered: Kit | null, line: CartLine | null): [kit: Kit | null, answer: (kit: Kit) => void] {
  const [saved] = useState(() => propertyValues.get());
  const [answered, setAnswered] = useState<Kit | null>(null);
  const kit = useMemo(() => {
    if (offered === null) return null;
    return answered === null
      ? openingKit(offered, line?.product.property ?? null, saved)
      : withAnswersOf(offered, answered);
  }, [offered, answered, line, saved]);
  const answer = (next: Kit) => {
    setAnswered(next);
    propertyValues.change((values) => mergeAnswers(values, next));
  };
  return [kit, answer];
}

/**
 * What the guest configures in the sheet. No form library: the kit holds the answers in place and is the form's one
 * value, as the price, the cart and the order read it; a library would hold a second copy.
 */
export function useProductForm(
  arg: OverlayArgs['product'],
  offer: { product: Product; section: Section } | null,
): ProductForm | null {
  const hotel = useHotel();
  const say = useWords();
  const changeCart = useSetAtom(cartAtom);
  // As they were when the sheet opened: a line that another tab removes meanwhile is put back as it is changed here.
  const [line] = useState(() => cartOf(cart.get(), hotel.id).products.find(({ key }) => key === arg.lineKey) ?? null);
  // One mark for as long as the sheet is open: a second tap in the same instant cannot make a second line.
  const [key] = useState(() => line?.key ?? uuid());
  const offered = offer !== null && hasOptions(offer.product) ? offer.product.property : null;
  const [kit, answer] = useAnswers(offered, line);
  const [wanted, setWanted] = useState(line?.quantity ?? 1);
  const [hasTried, setHasTried] = useState(false);
  const isOver = useRef(false);
  if (offer === null) return null;

  const { product, section } = offer;
  const quantity = clampQuantity(product, wanted);
  const leave = (change: (cart: Cart) => Cart, words: string) => {
    if (isOver.current) return;
    isOver.current = true;
    changeCart(inHotel(hotel.id, change));
    closeOverlays();
    announce(words);
  };
  return {
    isUpdate: line !== null,
    kit,
    answer,
    quantity,
    step: (by) => setWanted(clampQuantity(product, quantity + by)),
    total: lineTotal({ price: product.price, property: kit }, quantity),
    invalid: hasTried ? invalidOptions(kit) : [],
    submit: () => {
      const [first] = invalidOptions(kit);
      if (first !== undefined) {
        setHasTried(true);
        return first;
      }
      const fromRecommendation = line?.from_recommendation ?? arg.fromRecommendation;
      const next = lineOf({ key, product, kit, quantity, section, fromRecommendation });
      const title = textIn(product.title, hotel.language);
      leave((so) => replaceLine(so, next), line === null ? say('added_to_cart', { title }) : say('cart_updated'));
      return null;
    },
    remove: () => leave((so) => removeLines(so, [key]), say('cart_updated')),
  };
}
