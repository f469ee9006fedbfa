import { deskAddress } from '../frame/use-desk-address';

const RECEIPTS = 'receipts-';

/** The documents of an order, to look at and to print, within the area of the search. */
export const receiptsAddress = (orderUuid: string): string => deskAddress('search', RECEIPTS + orderUuid);

/** The order whose documents the search's part of an address names; null: it names something else. */
export const orderOfReceipts = (detail: string | null): string | null =>
  detail?.startsWith(RECEIPTS) ? detail.slice(RECEIPTS.length) : null;
