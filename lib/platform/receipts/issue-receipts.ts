import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { type DueDocument, type DueRefund, dueDocuments } from '@/lib/domain/receipts/due-documents';
import type { ReceiptContent, Stopped } from '@/lib/domain/receipts/receipt-content';
import { receiptNumber, receiptYear } from '@/lib/domain/receipts/receipt-number';
import { creditsOfOrder, soldOrder } from '@/lib/domain/receipts/sold-order';
import { writeReceipt, writeRefund, writeTip } from '@/lib/domain/receipts/write-receipt';
import type { Db } from '../database/database';
import { findHotel, type StoredHotel } from '../stores/hotels';
import { orderByUuid, type StoredOrder } from '../stores/orders';
import { creditsOf, type StoredCredit } from '../stores/payment-credits';
import { entriesOfOrder } from '../stores/payment-entries';
import { insertReceipt, receiptsOf, type StoredReceipt } from '../stores/receipts';

/**
 * Issues the documents that an order lacks after a change, within the change's transaction, whose lock of the hotel's outbox keeps
 * the numbers without gaps. Called where an order is moved or gets a tip, and where its ledger gets entries. A hotel without a
 * seller in its file issues nothing, but what belongs to receipts that it has issued before. `now`: ISO. Rules: receipts/RP1, receipts/RP2,
 * receipts/RP3.
 */
export async function issueReceipts(
  db: Db,
  { hotel: code, order_uuid }: { hotel: string; order_uuid: string },
  now: string,
): Promise<void> {
  const order = await orderByUuid(db, code, order_uuid);
  const hotel = order === null ? null : await findHotel(db, { code });
  if (order === null || hotel === null) return;
  const issued = await receiptsOf(db, code, [order_uuid]);
  if (hotel.hotel.seller === null && issued.length === 0) return;
  const credits = await creditsOf(db, code, [order_uuid]);
  const entries = await entriesOfOrder(db, code, order_uuid);
  const due = dueDocuments(
    { status: order.status, total: order.final_sum, entries, credits: credits.map(({ amount }) => amount) },
    issued.map(({ about, content: { total, reduced } }) => ({ about, total, reduced })),
  );
  const known = [...issued];
  for (const document of due) known.push(await issue(db, { hotel, order, credits, now, document, issued: known }));
}

type Issuing = {
  hotel: StoredHotel;
  order: StoredOrder;
  credits: readonly StoredCredit[];
  now: string;
  document: DueDocument;
  issued: readonly StoredReceipt[];
};

async function issue(db: Db, issuing: Issuing): Promise<StoredReceipt> {
  const { hotel, order, document, now } = issuing;
  const unnumbered = {
    hotel: hotel.code,
    year: receiptYear(hotel.hotel.ext_data.timezone, new Date(now)),
    order_uuid: order.uuid,
    kind: document.kind,
    about: document.about,
    content: document.kind === 'receipt' ? contentOfReceipt(issuing, document) : contentOfRefund(issuing, document),
    issued_at: now,
  };
  return { ...unnumbered, ...(await insertReceipt(db, unnumbered)) };
}

function contentOfReceipt(
  { hotel, order, credits, issued }: Issuing,
  document: Exclude<DueDocument, { kind: 'refund' }>,
): ReceiptContent {
  const { currency, currency_position, currency_digits } = hotel.hotel;
  const seller = hotel.hotel.seller ?? issued[0]?.content.seller;
  if (seller === undefined) throw new Error('a hotel without a seller issues no receipts');
  const money = { currency, currency_position, currency_digits };
  const sold = soldOrder(order, { seller, money, credits });
  return document.about === 'tip' ? writeTip(sold, document) : writeReceipt(sold, document);
}

function contentOfRefund({ hotel, order, credits, issued }: Issuing, document: DueRefund): ReceiptContent {
  const receipt = issued.find(({ about }) => about === 'order');
  if (receipt === undefined) throw new Error('a refund corrects a receipt');
  return writeRefund(document, {
    receipt: receipt.content,
    number: receiptNumber(receipt),
    earlier: issued.flatMap(({ kind, content }) => (kind === 'refund' ? [content] : [])),
    seller: hotel.hotel.seller,
    credits: creditsOfOrder(order.lines, credits, receipt.content.money.currency_digits),
    stopped: stoppedAs(order.status),
  });
}

const stoppedAs = (status: OrderStatus): Stopped | null =>
  status === 'cancelled' || status === 'expired' ? status : null;
