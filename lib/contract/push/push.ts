/** What a browser hands out for one page: the address at its push service, and keys in base64url. */
export type BrowserSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A guest lets this phone be notified about their orders and their chat. */
export type NewSubscription = {
  hotel_uuid: string;
  person_uuid: string;
  language: string;
  subscription: BrowserSubscription;
};

/** `endpoint`: the one to be forgotten. */
export type EndedSubscription = { hotel_uuid: string; endpoint: string };

/** The browser has given a page another subscription in place of the one at `old_endpoint`. */
export type RenewedSubscription = { hotel_uuid: string; old_endpoint: string; subscription: BrowserSubscription };
