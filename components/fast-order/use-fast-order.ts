'use client';

import { useMemo, useState } from 'react';
import type { OrderDraft } from '@/components/checkout/checkout';
import type { GuestState } from '@/components/guest/use-guest';
import { useHotel } from '@/components/hotel/hotel-context';
import { useAnswers } from '@/components/product/use-answers';
import { useKeptState } from '@/components/ui/hooks/use-kept-state';
import type { Product, Section } from '@/lib/contract/catalogue';
import { newUuid } from '@/lib/device/new-uuid';
import type { OrderPopup } from '@/lib/device/pending-order';
import { type CartLine, clampQuantity, emptyCart } from '@/lib/domain/cart/cart';
import type { Catalogue, CatalogueSection } from '@/lib/domain/cart/cart-check';
import { lineOf } from '@/lib/domain/cart/cart-line';
import { fastOrderDraft } from '@/lib/domain/checkout/fast-order';
import { fastOrderKit } from '@/lib/domain/money/price';
import type { Kit } from '@/lib/domain/options/kit';
import { kitForPayment, offeredKit } from '@/lib/domain/options/options';

export type FastOrder = {
  draft: OrderDraft;
  /** null: the product is not loaded yet. */
  line: CartLine | null;
  /** The current section of the product, with options as the fast order prices them. */
  catalogue: Catalogue;
  /** The product's options with the guest's answers; null: it has none. */
  kit: Kit | null;
  answer: (kit: Kit) => void;
  /** The state of asking the hotel for the guest's name and phone number. */
  guest: GuestState;
  quantity: number;
  step: (by: 1 | -1) => void;
};

/**
 * The draft of a fast order: one product, empty at each opening and discarded on closing. It does not touch the saved
 * cart (fast-order/FO1).
 */
export function useFastOrder(offer: { product: Product; section: Section } | null, popup: OrderPopup): FastOrder {
  const { id: hotelId } = useHotel();
  const product = offer?.product ?? null;
  const offered = useMemo(() => {
    const offered = product === null ? null : offeredKit(product);
    return offered === null ? null : fastOrderKit(offered);
  }, [product]);
  const { kit, answer, guest } = useAnswers(offered, null);
  const [property, keep] = useKeptState<Kit | null>('order-answers', () => null);
  const [wanted, setWanted] = useKeptState('quantity', () => 1);
  // One key while the popup is open, because refusals are stored by the line's key.
  const [key] = useState(() => newUuid());
  const quantity = product === null ? 1 : clampQuantity(product, wanted);
  const line = useMemo(
    () =>
      offer &&
      lineOf({ key, product: offer.product, kit, quantity, section: offer.section, fromRecommendation: false }),
    [key, offer, kit, quantity],
  );
  const catalogue: Catalogue = useMemo(
    () => new Map(offer && [[String(offer.section.id), asOffered(offer.section)]]),
    [offer],
  );
  const cart = line === null ? emptyCart(hotelId) : fastOrderDraft({ hotelId, line, property });
  return {
    draft: {
      cart,
      latest: () => cart,
      popup,
      keep,
      onPayment: (payment) => {
        const next = kit && kitForPayment(kit, payment);
        if (next !== null && next !== kit) answer(next);
      },
    },
    line,
    catalogue,
    kit,
    answer,
    guest,
    quantity,
    step: (by) => product && setWanted(clampQuantity(product, quantity + by)),
  };
}

/**
 * In a fast order an option without a price type is free (prices/P8), also when the catalogue is compared with an older
 * line.
 */
const asOffered = (section: Section): CatalogueSection => ({
  ...section,
  products: section.products.map((each) => ({ ...each, property: each.property && fastOrderKit(each.property) })),
});
