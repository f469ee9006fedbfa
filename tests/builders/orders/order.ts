import type { Order, OrderGroups } from '@/lib/contract/order';

/** A draft order of a pizza, created in June 2026. */
export const order = (parts: Partial<Order> = {}): Order => ({
  id: 1,
  uuid: '00000000-0000-4000-8000-00000000000a',
  hotel_id: 1,
  num: '1048',
  ostatus_id: 'draft',
  created_at: '2026-06-18T19:58:00+02:00',
  expected_timeleft: null,
  promised_at: null,
  quoted_at: null,
  taken_by_staff: false,
  corrected_at: null,
  in_kitchen_at: null,
  number_room: '214',
  charges_room: false,
  on_room_bill: null,
  final_sum: 34.1,
  order_payment: { title: { en: 'Cash at the door', ar: 'نقدًا' } },
  comment: null,
  food_note: null,
  delivery_price: 0,
  taxes: [],
  tip: 0,
  cancel_reason_id: null,
  integration_payment: null,
  money: null,
  receipts: [],
  products: [
    {
      id: 1,
      product: { title: { en: 'Margherita pizza', ar: 'بيتزا' } },
      properties: [],
      price: 23,
      quantity: 1,
      total_price: 23,
      slot_minutes: null,
      ordered_for: null,
      repeat: null,
    },
  ],
  properties: [],
  note_kit: null,
  moves: [],
  rating: null,
  receipt_code: null,
  can_be_rated: false,
  can_be_tipped: false,
  ...parts,
});

/** The response of the call orders/check. */
export const orderGroups = (parts: Partial<OrderGroups> = {}): { data: OrderGroups } => ({
  data: { draft: [], pending: [], histories: [], ...parts },
});
