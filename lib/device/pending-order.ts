import type { Id } from '@/lib/domain/id';
import { isRecord, readNumber, readString } from '@/lib/domain/json/read-value';
import { readMinor, times } from '@/lib/domain/money/money';
import type { OrderBody } from '@/lib/domain/orders/order-body';
import { orderForDevice } from '@/lib/domain/orders/order-for-device';
import type { Intent } from '@/lib/domain/orders/order-intent';
import type { OrderSuccessData } from '@/lib/domain/orders/order-success';
import { ORDER_INTENT_KEY } from './interrupted-order';
import { PersistedAtom } from './persisted-atom';
import { readJson } from './read-json';
import { readId, readText } from './read-kit';
import type { PersistedOptions } from './storage-slot';

/**
 * What an intent sends: beside the order what may have left the cart when the response arrives, which is the guest's name, the
 * texts of the splash, the kind of payment, and which options are about banknotes, whose answers are never stored.
 */
export type IntentBody = {
  order: OrderBody;
  name: string | null;
  success: OrderSuccessData;
  banknotes: readonly Id[];
  /** Whether the guest chose to pay online. Only then is an address in the response used for the payment. */
  isOnline: boolean;
  /** The popup of a fast order; null: ordered from the cart. */
  popup: OrderPopup | null;
};

/** The product of a fast order and its section. `isRequest`: it is asked for from its card (fast-order/FO13). */
export type OrderPopup = { sectionId: Id; productId: Id; isRequest?: boolean };

/**
 * The one order that is being sent from this device, stored before sending and until a definite response. Rule:
 * sending/SE2.
 */
export type OrderIntent = Intent<IntentBody>;

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Checks that a stored body is an order with the intent's uuid. That is enough, because the body is sent unchanged and
 * the platform checks every field.
 */
function readOrder(value: unknown, uuid: string): OrderBody | null {
  if (!isRecord(value) || value.uuid !== uuid || readId(value.hotel_id) === null) return null;
  if (!Array.isArray(value.products) || value.products.length === 0) return null;
  const texts = [value.language, value.comment, value.room_number].every((text) => typeof text === 'string');
  return texts && typeof value.is_temporary === 'boolean' ? (value as OrderBody) : null;
}

function readSuccess(value: unknown): OrderSuccessData {
  const facts = isRecord(value) ? value : {};
  const section = isRecord(facts.section) ? facts.section : {};
  const parent = isRecord(facts.parent_section) ? facts.parent_section : null;
  const ids = Array.isArray(facts.section_ids) ? facts.section_ids : [];
  return {
    section: {
      text_accepted_order: readText(section.text_accepted_order),
      hide_view_orders_button: section.hide_view_orders_button === true,
    },
    parent_section: parent && {
      text_accepted_order: readText(parent.text_accepted_order),
      is_hidden: parent.is_hidden === true,
    },
    section_ids: ids.flatMap((id) => readId(id) ?? []),
    // Earlier releases stored hundredths, as `total`.
    sum: facts.sum === undefined ? times(readMinor(facts.total), 10) : readMinor(facts.sum),
    // Parts of the response, after which the order is no longer stored.
    order: null,
    payment_url: null,
  };
}

function readLines(value: unknown): OrderIntent['lines'] {
  return (Array.isArray(value) ? value : []).filter(isRecord).flatMap((line) => {
    const key = readString(line.key);
    const fingerprint = readString(line.fingerprint);
    if (key === null || fingerprint === null) return [];
    const title = readText(line.title) ?? '';
    return [{ key, fingerprint, total: readNumber(line.total), title, quantity: readNumber(line.quantity) ?? 1 }];
  });
}

function readPopup(value: unknown): OrderPopup | null {
  const sectionId = isRecord(value) ? readId(value.sectionId) : null;
  const productId = isRecord(value) ? readId(value.productId) : null;
  if (sectionId === null || productId === null) return null;
  return { sectionId, productId, ...(isRecord(value) && value.isRequest === true && { isRequest: true }) };
}

/** A stored intent. null when it is invalid, so that it could not be sent again with its uuid. */
export function readIntent(stored: string | null): OrderIntent | null {
  const value = readJson(stored);
  const uuid = isRecord(value) ? readString(value.uuid) : null;
  if (!isRecord(value) || !isRecord(value.body) || uuid === null || !UUID.test(uuid)) return null;
  const order = readOrder(value.body.order, uuid);
  if (order === null) return null;
  const undoUntil = readNumber(value.undoUntil);
  return {
    uuid,
    body: {
      order,
      name: readString(value.body.name),
      success: readSuccess(value.body.success),
      isOnline: value.body.isOnline === true,
      popup: readPopup(value.body.popup),
      banknotes: (Array.isArray(value.body.banknotes) ? value.body.banknotes : []).flatMap((id) => readId(id) ?? []),
    },
    lines: readLines(value.lines),
    waitsSince: readNumber(value.waitsSince),
    tries: Math.max(0, Math.trunc(readNumber(value.tries) ?? 0)),
    ...(undoUntil !== null && { undoUntil }),
  };
}

export const intentOptions: PersistedOptions<OrderIntent | null> = {
  key: ORDER_INTENT_KEY,
  parse: readIntent,
  serialize: (intent) => {
    if (intent === null) return null;
    const { body } = intent;
    return JSON.stringify({ ...intent, body: { ...body, order: orderForDevice(body.order, body.banknotes) } });
  },
};

export const orderIntent = new PersistedAtom(intentOptions);
