import { atom } from 'jotai';
import type { OrderDraft } from '@/lib/domain/telephone-orders/order-draft';
import { pageStore } from '@/lib/state/page-store';

/** The order that is being taken, kept while the desk is open, so that looking something up in between loses nothing. Rule: telephone-orders/TO7. */
export const orderDraft = atom<OrderDraft | null>(null);

/** Forgets it, as whoever signs out does. */
export const forgetOrderDraft = (): void => pageStore.set(orderDraft, null);
