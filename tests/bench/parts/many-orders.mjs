import { randomUUID } from 'node:crypto';

const lines = {
  products: Array.from({ length: 3 }, (_, id) => ({
    id: id + 1,
    product: { title: { en: 'Pizza', de: 'Pizza', es: 'Pizza', ru: 'Пицца', ar: 'بيتزا' } },
    properties: [
      { id: 1, property: { title: { en: 'Size', de: 'Größe' } }, value: 'Large', quantity: null, choice: null },
    ],
    price: 11,
    quantity: 2,
    total_price: 22,
    slot_minutes: null,
    ordered_for: null,
    repeat: null,
  })),
  properties: [],
  comment: null,
  paymentTitle: 'Card on site',
  foodNote: null,
  allergyTexts: [],
  dueTimes: [],
  paysWith: null,
  chargesRoom: false,
  taxes: [],
};

/** @typedef {import('@/lib/domain/money/money').Minor} Minor */

/**
 * A stored order that no guest has placed, for filling a store.
 *
 * @param {number} num
 */
export const emptyOrder = (num) => ({
  num,
  uuid: randomUUID(),
  status: /** @type {const} */ ('done'),
  room_proof: /** @type {const} */ ('none'),
  status_at: '2026-05-01T10:00:00.000Z',
  created_at: '2026-05-01T10:00:00.000Z',
  expected_at: null,
  promised_at: null,
  quoted_at: null,
  taken_by: null,
  taken_note: null,
  corrected_at: null,
  handed_room: null,
  handed_stay: null,
  remind_at: null,
  waits_from: null,
  language: 'en',
  person_uuid: randomUUID(),
  anonymised_at: null,
  version: 0,
  moved_by: null,
  before_move: null,
  expires_at: null,
  take_up_minutes: null,
  escalate_at: null,
  escalation: 0,
  body_hash: null,
  guest_name: null,
  guest_phone: null,
  number_room: '101',
  final_sum: /** @type {Minor} */ (66_000),
  delivery_price: /** @type {Minor} */ (0),
  tip: /** @type {Minor} */ (0),
  payment_id: '2',
  cancel_reason_id: null,
  lines,
  integrationPayment: null,
  readyLines: [],
});
