'use client';

import { useMemo, useRef, useState } from 'react';
import { useAgeGate } from '@/components/age/use-age-gate';
import type { GuestState } from '@/components/guest/use-guest';
import { useHotel, useTranslations } from '@/components/hotel/hotel-context';
import { isOrderAheadAllowed } from '@/components/hotel/order-ahead-allowed';
import { useCartActions } from '@/components/hotel/use-cart';
import { usePhoneCheck } from '@/components/options/phone/use-phone-check';
import { useKeptState } from '@/components/ui/hooks/use-kept-state';
import { announce } from '@/components/ui/overlay/announcer';
import { closeOverlays, type OverlayArgs } from '@/components/ui/overlay/overlay-stack';
import type { Product, Section } from '@/lib/contract/catalogue';
import type { HotelView } from '@/lib/contract/views';
import { newUuid } from '@/lib/device/new-uuid';
import { currentHotelTime } from '@/lib/device/server-clock';
import type { Opening } from '@/lib/domain/booking/next-opening';
import { openingToOrderFor } from '@/lib/domain/booking/order-ahead';
import { orderedForOf } from '@/lib/domain/booking/ordered-for';
import { type Cart, clampQuantity } from '@/lib/domain/cart/cart';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { removeLines, replaceLine } from '@/lib/domain/cart/change-cart';
import { textIn } from '@/lib/domain/i18n/text';
import type { Id } from '@/lib/domain/id';
import type { Minor } from '@/lib/domain/money/money';
import { lineTotal } from '@/lib/domain/money/price';
import type { Kit } from '@/lib/domain/options/kit';
import { invalidOptions, offeredKit } from '@/lib/domain/options/options';
import { uncounted } from '@/lib/domain/stock/uncounted';
import { useAnswers } from './use-answers';

export type ProductForm = {
  /** The product with what is left of it for the day for which it is ordered. */
  product: Product;
  /** Whether a cart line is being changed, not added. */
  isUpdate: boolean;
  /** The product's options with the guest's answers; null: it has none. */
  kit: Kit | null;
  answer: (kit: Kit) => void;
  /** The state of asking the hotel for the guest's name and phone number. */
  guest: GuestState;
  quantity: number;
  step: (by: 1 | -1) => void;
  /** The price of the line with its present choices and quantity. */
  total: Minor;
  /** The ids of the options to mark as invalid; empty before the first try. */
  invalid: readonly Id[];
  /**
   * Adds or updates the cart line and closes the sheet, after the age is confirmed if necessary. Returns the id of the
   * first invalid option instead, if there is one.
   */
  submit: () => Id | null;
  remove: () => void;
};

const openingOf = (product: Product, hotel: HotelView): Opening | null =>
  openingToOrderFor(product, { now: currentHotelTime(hotel.timezone), isAllowed: isOrderAheadAllowed(hotel) });

/** The product as it counts for the day for which it can be ordered; null: it is not read yet. */
function useOrderedProduct(product: Product | null): Product | null {
  const hotel = useHotel();
  const opening = product && openingOf(product, hotel);
  const isLaterDay = opening !== null && opening.daysAhead > 0;
  return useMemo(() => product && (isLaterDay ? uncounted(product) : product), [product, isLaterDay]);
}

/**
 * The state of the form in a sheet. No form library: the kit with the answers is the form's one value, which price,
 * cart and order use too; a library would store a second copy. Rules: age-gate/AG6, product-sheet/S12.
 */
export function useProductForm(
  arg: OverlayArgs['product'],
  offer: { product: Product; section: Section } | null,
): ProductForm | null {
  const hotel = useHotel();
  const t = useTranslations();
  const { latest, change: changeCart } = useCartActions();
  const gate = useAgeGate();
  // The line as it was when the sheet opened: if another tab removes it meanwhile, saving adds it again.
  const [line] = useState(() => latest().products.find(({ key }) => key === arg.lineKey) ?? null);
  // One key while the sheet is open, so that a second tap in the same instant does not add a second line.
  const [key] = useState(() => line?.key ?? newUuid());
  const product = useOrderedProduct(offer?.product ?? null);
  const offered = product && offeredKit(product);
  const { kit, answer, guest } = useAnswers(offered, line);
  const isPhonePossible = usePhoneCheck(kit);
  const [wanted, setWanted] = useKeptState('quantity', () => line?.quantity ?? 1);
  const [hasTried, setHasTried] = useState(false);
  const isOver = useRef(false);
  if (offer === null || product === null) return null;

  const { section } = offer;
  const quantity = clampQuantity(product, wanted);
  const invalid = invalidOptions(kit, { ...(isPhonePossible && { isPhonePossible }) });
  const leave = (change: (cart: Cart) => Cart, announcement: string) => {
    if (isOver.current) return;
    isOver.current = true;
    changeCart(change);
    closeOverlays();
    announce(announcement);
  };
  return {
    product,
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
      const opening = openingOf(offer.product, hotel);
      const orderedFor = opening && orderedForOf(opening);
      const next = lineOf({ key, product, kit, quantity, section, fromRecommendation, orderedFor });
      const title = textIn(product.title, hotel.language);
      const announcement = line === null ? t('added_to_cart', { title }) : t('cart_updated');
      void gate({ product, section }).then((isAllowed) => {
        if (isAllowed) leave((current) => replaceLine(current, next), announcement);
      });
      return null;
    },
    remove: () => leave((current) => removeLines(current, [key]), t('cart_updated')),
  };
}
