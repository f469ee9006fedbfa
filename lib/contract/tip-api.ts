import { ownOrigin } from './browser';
import { type Acknowledged, createCaller, type Endpoint } from './call';
import type { TipRequest } from './order';
import type { ApiResponse } from './refusals';

/** Beside `paths`, which the first load of a page contains. */
export const TIP_PATH = '/orders/guest/tip';

/** The call of a tip, separate from `HotelApi` because only a delivered order at a hotel with tips needs it. */
export interface TipApi {
  /**
   * `POST /orders/guest/tip`: a guest tips an order that is done, once; `invalid` with the field `tip` for any other order.
   * Repeating a tip succeeds. Only for orders with `can_be_tipped`. Rule: platform-calls/W34.
   */
  tipOrder(body: TipRequest): Promise<ApiResponse<Acknowledged>>;
}

export const createTipApi = (endpoint: Endpoint): TipApi => {
  const { notify } = createCaller(endpoint);
  return { tipOrder: (body) => notify(TIP_PATH, body) };
};

/** The call to the app's own origin. */
export const browserTips = (): TipApi => createTipApi(ownOrigin());
