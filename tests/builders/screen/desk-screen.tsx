import { render } from '@testing-library/react';
import type { DeskChat, DeskOrder, DeskSettings } from '@/components/desk/desk-api';
import { DeskApp } from '@/components/desk/desk-app';
import type { HotelView } from '@/lib/contract/views';
import { bcp47 } from '@/lib/domain/i18n/language';
import type { CurrencyDigits } from '@/lib/domain/money/money';
import { deskMessages } from '@/lib/words/desk-messages';
import type { FakeDeskStream } from '../browser/fake-desk-stream';
import type { FakeNetwork } from '../browser/fake-network';

export const deskOrder = (parts: Partial<DeskOrder> = {}): DeskOrder => ({
  id: 1,
  uuid: 'order-1',
  hotel_id: 1,
  num: '1001',
  ostatus_id: 'draft',
  created_at: '2026-06-18T17:30:00Z',
  expected_timeleft: null,
  promised_at: null,
  quoted_at: null,
  taken_by_staff: false,
  corrected_at: null,
  taken_by: null,
  taken_note: null,
  is_handed_over: false,
  corrections: [],
  in_kitchen_at: null,
  language: 'de',
  guest: { person_uuid: 'person-1', name: 'Anna Weber', phone: null },
  number_room: '214',
  final_sum: 1250,
  order_payment: null,
  comment: null,
  food_note: null,
  allergy_texts: [],
  due_times: [],
  delivery_price: 0,
  taxes: [],
  tip: 0,
  cancel_reason_id: null,
  integration_payment: null,
  money: null,
  receipts: [],
  tickets: [],
  products: [],
  properties: [],
  note_kit: null,
  rating: null,
  can_be_rated: false,
  version: 0,
  moved_at: '2026-06-18T17:30:00Z',
  moved_by: null,
  expected_at: null,
  waits_from: null,
  pays_with: null,
  ready_lines: [],
  line_prices: (parts.products ?? []).map(({ id, total_price }) => ({ id, amount: total_price })),
  escalation: 0,
  expires_at: null,
  moves: [],
  room_proof: 'none',
  charges_room: false,
  ...parts,
});

export const deskChat = (parts: Partial<DeskChat> = {}): DeskChat => ({
  uuid: 'chat-1',
  guest: {
    initiator_id: 1,
    person_uuid: 'person-1',
    name: 'Anna Weber',
    room_number: '214',
    phone: null,
    is_hotel_guest: true,
  },
  language: 'de',
  updated_at: '2026-06-18T17:30:00Z',
  unread_count: 0,
  guest_unread_count: 0,
  waiting_since: null,
  state: 'open',
  assigned_to: null,
  snoozed_until: null,
  settled_at: null,
  settled_by: null,
  open_with: [],
  closed_at: null,
  last_message: null,
  ...parts,
});

/** Answers what every desk reads: Marta's session, no settings, and these orders and chats. */
export function answerDesk(
  network: FakeNetwork,
  orders: readonly DeskOrder[] = [],
  chats: readonly DeskChat[] = [],
  { translates = false, settings = {} }: { translates?: boolean; settings?: Partial<DeskSettings> } = {},
): void {
  const draft = orders.filter(({ ostatus_id }) => ostatus_id === 'draft');
  network.respondTo('GET /api/desk/v1/sign-in', { data: { ways: ['key'], oidc_title: null, device: null } });
  network.respondTo('GET /api/desk/v1/session', { data: { name: 'Marta', expires_at: '2026-06-19T05:30:00Z' } });
  network.respondTo('GET /api/desk/v1/settings', {
    data: {
      overdue_minutes: [5, 10, 15],
      take_up_within_minutes: 10,
      quick_replies: [{ en: 'It is on its way.', de: 'Es ist unterwegs.' }],
      quick_replies_version: 0,
      quick_replies_source: 'product',
      languages: ['en', 'de'],
      sections: [],
      stations: [],
      one_step_sections: [],
      floors: {},
      room_proof: 'off',
      has_receipts: false,
      push_key: null,
      translates,
      notification_channels: [],
      ...settings,
    },
  });
  network.respondTo('GET /api/desk/v1/notifications', { data: [] });
  network.respondTo('GET /api/desk/v1/problems', { data: [] });
  network.respondTo('GET /api/desk/v1/payment-problems', { data: { steps: [], refused_reports: [], holds: [] } });
  for (const list of ['printers', 'ticket-problems', 'pace', 'stock'])
    network.respondTo(`GET /api/desk/v1/${list}`, { data: [] });
  network.respondTo('GET /api/desk/v1/handovers', { data: [] });
  network.respondTo('GET /api/desk/v1/content?off_sale=true', { data: { sections: [], products: [] } });
  network.respondTo('GET /api/desk/v1/chats', { data: chats });
  for (const { uuid } of chats) {
    network.respondTo(`GET /api/desk/v1/chats/${uuid}/notes`, { data: [] });
    network.respondTo(`POST /api/desk/v1/chats/${uuid}/open`, { data: { status: 'ok' } });
  }
  network.respondTo('GET /api/desk/v1/orders', { data: [] });
  network.respondTo('GET /api/desk/v1/orders?group=draft', { data: draft });
}

/** Renders the desk of a signed-in staff member at an address such as `#orders`, with its stream open. */
export async function renderDesk(at: {
  network: FakeNetwork;
  stream: FakeDeskStream;
  address?: string;
  language?: string;
  digits?: CurrencyDigits | undefined;
  logo?: string;
  guests?: HotelView;
}): Promise<void> {
  const { network, stream, address = '', language = 'en', digits = 2, logo = null, guests } = at;
  window.location.hash = address;
  const languageTag = bcp47(language);
  const money = { currency: 'EUR', currency_position: 'right', currency_digits: digits } as const;
  const words = { language, languageTag, messages: deskMessages(language), ...(guests && { guests }) };
  render(<DeskApp hotel={{ title: 'Cala Verde', logo, ...money, timezone: 'Europe/Madrid', ...words }} />);
  await network.settled();
  stream.opens();
  await network.settled();
}
