import { type Acknowledged, createCaller, type Endpoint } from '../call';
import { unwrap } from '../envelope';
import { paths } from '../paths';
import type { ApiResponse } from '../refusals';
import type { EndedSubscription, NewSubscription, RenewedSubscription } from './push';

/**
 * The calls with which a guest lets a phone be notified, separate from `HotelApi` so that the first load of a page does not
 * contain them. Only the embedded platform serves them. Rule: platform-calls/W30.
 */
export interface PushApi {
  /** `GET /public/hotels/{uuid}/push-key`: the key with which a browser subscribes; null: the hotel notifies nobody. */
  key(hotelUuid: string): Promise<ApiResponse<string | null>>;
  /** `POST /public/push/subscriptions`. not-found: the hotel does not know the person. */
  subscribe(subscription: NewSubscription): Promise<ApiResponse<Acknowledged>>;
  /** `POST /public/push/subscriptions/end`: succeeds also when there is none. */
  unsubscribe(ended: EndedSubscription): Promise<ApiResponse<Acknowledged>>;
  /** `POST /public/push/subscriptions/renew`. not-found: there is none at the old address. */
  renew(renewed: RenewedSubscription): Promise<ApiResponse<Acknowledged>>;
}

const readKey = (body: unknown): string | null => {
  const key = unwrap(body);
  return typeof key === 'string' ? key : null;
};

export function createPushApi(endpoint: Endpoint): PushApi {
  const { getNullable, notify } = createCaller(endpoint);
  return {
    key: (hotelUuid) => getNullable(paths.pushKey(hotelUuid), readKey),
    subscribe: (subscription) => notify(paths.pushSubscriptions(), subscription),
    unsubscribe: (ended) => notify(paths.endPushSubscription(), ended),
    renew: (renewed) => notify(paths.renewPushSubscription(), renewed),
  };
}
