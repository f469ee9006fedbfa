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

/** Where a browser lets its push service be reached for a staff member of one hotel. Rule: desk/DE90. */
export type StaffPhoneTable = {
  hotel: string;
  /** The push service's secret address of the browser. */
  endpoint: string;
  /** A uuid, by which notifications name the phone. */
  id: string;
  /** The staff member; null: registered with the hotel's key. */
  name: string | null;
  /** null: registered with the hotel's key, or in a session that it has opened. */
  person: string | null;
  p256dh: string;
  auth: string;
  language: string;
  /** Of which signals it hears, as a list in JSON. */
  kinds: string;
  created_at: string;
  expires_at: string;
};
