import { createCaller, type Endpoint } from './call';
import { paths } from './paths';
import type { ApiResponse } from './refusals';

/** What a platform confirms of a finished order: no personal data. `final_sum`: a decimal, `created_at`: ISO 8601. */
export type Receipt = { num: string; final_sum: number; created_at: string };

/** The call of a scanned receipt, separate from `HotelApi` because only the server sends it. */
export interface ReceiptApi {
  /**
   * `GET /hotels/{code}/receipts/{receipt}`: the order whose receipt has this code; not-found: not one of this hotel.
   * Rule: platform-calls/W29.
   */
  confirm(code: string, receipt: string): Promise<ApiResponse<Receipt>>;
}

export type ReceiptDecoders = { receipt(body: unknown): Receipt };

export function createReceiptApi({ decoders, ...endpoint }: Endpoint & { decoders: ReceiptDecoders }): ReceiptApi {
  const { get } = createCaller(endpoint);
  return { confirm: (code, receipt) => get(paths.receipt(code, receipt), decoders.receipt) };
}
