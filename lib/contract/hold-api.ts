import type { SlotHoldRequest, SlotHolds } from './availability';
import { createCaller, type Endpoint } from './call';
import { paths } from './paths';
import type { ApiResponse } from './refusals';

/**
 * The call that holds slots, separate from `HotelApi` so that the first load of a page does not contain it. Only for
 * products with `slot_hold_seconds`; a platform without holds responds not-found. Rule: platform-calls/W31.
 */
export interface HoldApi {
  /** `POST /public/products/{uuid}/slot-holds`. too-many: nothing is changed, and the slots may be chosen all the same. */
  holdSlots(productUuid: string, request: SlotHoldRequest): Promise<ApiResponse<SlotHolds>>;
}

export type HoldDecoders = { slotHolds(body: unknown): SlotHolds };

/** The call to any endpoint. */
export function createHoldApi({ decoders, ...endpoint }: Endpoint & { decoders: HoldDecoders }): HoldApi {
  const { post } = createCaller(endpoint);
  return {
    holdSlots: (productUuid, request) => post(paths.slotHolds(productUuid), request, decoders.slotHolds),
  };
}
