import { HoldWatchSlot } from '@/components/holds/late-holds';
import { CartBar } from './cart-bar';
import { CartEntryTitle } from './cart-entry-title';

/** What a page shows of a cart with lines, as one chunk. */
export const CART_PARTS = { CartBar, CartEntryTitle, HoldWatchSlot };
