import type { ReceiptDocument } from '@/lib/contract/receipt-document';
import { callDeskPage, type DeskPage, type DeskResponse, isSignedOut } from '../desk-api';

/** As many as a call gives. */
const PAGE = 200;

export type ReadReceipts = readonly ReceiptDocument[] | 'failed' | 'signed-out';

/** Every document of an order, or of a month such as 2026-06: all of them are read, or none. Rule: receipts/RP7. */
export async function readReceipts(of: { order: string } | { month: string }): Promise<ReadReceipts> {
  const documents: ReceiptDocument[] = [];
  let cursor: string | null = null;
  do {
    const response: DeskResponse<DeskPage<ReceiptDocument>> = await callDeskPage(
      `/receipts?${new URLSearchParams(of)}`,
      { limit: PAGE, cursor },
    );
    if (!response.ok) return isSignedOut(response) ? 'signed-out' : 'failed';
    documents.push(...response.value.items);
    cursor = response.value.next;
  } while (cursor !== null);
  return documents;
}
