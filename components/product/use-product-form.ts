'use client';

import { useRef, useState } from 'react';
import { useAgeGate } from '@/components/age/use-age-gate';
import type { GuestState } from '@/components/guest/use-guest';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { useCart } from '@/components/hotel/use-cart';
import { usePhoneCheck } from '@/components/options/phone/use-phone-check';
import { announce } from '@/components/ui/overlay/announcer';
import { closeOverlays, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import type { Product, Section } from '@/lib/contract/catalogue';
import { newUuid } from '@/lib/device/new-uuid';
import { type Cart, clampQuantity, removeLines, replaceLine } from '@/lib/domain/cart/cart';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { textIn } from '@/lib/domain/i18n/text';
import type { Minor } from '@/lib/domain/money/money';
import { lineTotal } from '@/lib/domain/money/price';
import type { Id, Kit } from '@/lib/domain/options/kit';
import { invalidOptions, offeredKit } from '@/lib/domain/options/options';
import { useAnswers } from './use-answers';

export type ProductForm = {
  /** A line of the cart is being changed, not made. */
  isUpdate: boolean;
  /** The product's options with the guest's answers in place; null: it has none. */
  kit: Kit | null;
  answer: (kit: Kit) => void;
  /** What the hotel was asked, to fill in name and phone. */
  guest: GuestState;
  quantity: number;
  step: (by: 1 | -1) => void;
  /** What the line costs as it stands. */
  total: Minor;
  /** The options to mark; none before the first try. */
  invalid: readonly Id[];
  /**
   * Puts the line into the cart and closes the sheet, after the age is confirmed where that is needed; the first option
   * that will not do, when there is one.
   */
  submit: () => Id | null;
  remove: () => void;
};

/**
 * What the guest configures in the sheet. No form library: the kit holds the answers in place and is the form's one
 * value, as the price, the cart and the order read it; a library would hold a second copy. Rules: age-gate/AG6,
 * product-sheet/S12.
 */
export function useProductForm(
  arg: OverlayArgs['product'],
  offer: { product: Product; section: Section } | null,
): ProductForm | null {
  const hotel = useHotel();
  const t = useTranslations();
  const { latest, change: changeCart } = useCart();
  const gate = useAgeGate();
  // As they were when the sheet opened: a line that another tab removes meanwhile is put back as it is changed here.
  const [line] = useState(() => latest().products.find(({ key }) => key === arg.lineKey) ?? null);
  // One mark for as long as the sheet is open: a second tap in the same instant cannot make a second line.
  const [key] = useState(() => line?.key ?? newUuid());
  const offered = offer === null ? null : offeredKit(offer.product);
  const { kit, answer, guest } = useAnswers(offered, line);
  const isPhonePossible = usePhoneCheck(kit);
  const [wanted, setWanted] = useState(line?.quantity ?? 1);
  const [hasTried, setHasTried] = useState(false);
  const isOver = useRef(false);
  if (offer === null) return null;

  const { product, section } = offer;
  const quantity = clampQuantity(product, wanted);
  const invalid = invalidOptions(kit, { ...(isPhonePossible && { isPhonePossible }) });
  const leave = (change: (cart: Cart) => Cart, words: string) => {
    if (isOver.current) return;
    isOver.current = true;
    changeCart(change);
    closeOverlays();
    announce(words);
  };
  return {
    isUpdate: line !== null,
    kit,
    answer,
    guest,
    quantity,
    step: (by) => setWanted(clampQuantity(product, quantity + by)),
    total: lineTotal({ price: product.price, property: kit }, quantity),
    invalid: hasTried ? invalid : [],
    submit: () => {
      const [first] = invalid;
      if (first !== undefined) {
        setHasTried(true);
        return first;
      }
      const fromRecommendation = line?.from_recommendation ?? arg.fromRecommendation;
      const next = lineOf({ key, product, kit, quantity, section, fromRecommendation });
      const title = textIn(product.title, hotel.language);
      const words = line === null ? t('added_to_cart', { title }) : t('cart_updated');
      void gate({ product, section }).then((isAllowed) => {
        if (isAllowed) leave((current) => replaceLine(current, next), words);
      });
      return null;
    },
    remove: () => leave((current) => removeLines(current, [key]), t('cart_updated')),
  };
}
