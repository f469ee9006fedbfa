/** Where a browser lets its push service be reached for one guest of one hotel. Rule: push/PU3. */
export type PushSubscriptionTable = {
  hotel: string;
  /** The push service's secret address of the browser. */
  endpoint: string;
  /** A uuid, by which notifications name the subscription. */
  id: string;
  person_uuid: string;
  /** The browser's public key and its secret, in base64url. */
  p256dh: string;
  auth: string;
  language: string;
  created_at: string;
  /** When it was last renewed. */
  updated_at: string;
  expires_at: string;
};
