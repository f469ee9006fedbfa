/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { Order } from '@/lib/contract/order';
import type { HotelView } from '@/lib/contract/views';
import { chatDraft } from '@/lib/device/chat/chat-values';
import { NO_VARIATIONS } from '@/lib/domain/variations/variations';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { order } from '@/tests/builders/orders/order';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { OrderCard } from './order-card';

const withPhone = hotelView({ variations: { ...NO_VARIATIONS, callPhone: '+34 971 000 000' } });

const underWay = [order({ num: '1001', ostatus_id: 'accepted' }), order({ num: '1001', ostatus_id: 'w_kuchni' })];
const shownTo = (given: Order, hotel: HotelView) =>
  renderInHotel(<OrderCard order={given} group="pending" receivedAt={0} now={0} />, hotel);

beforeEach(() => resetOverlays());

it.each(underWay)(
  'offers to write, with the number in the message, once the hotel works on it ($ostatus_id)',
  async (given) => {
    chatDraft.changeNow(() => '');
    shownTo(given, hotelView({ is_active_chat: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Write about this order' }));
    expect(openOverlays().map(({ name }) => name)).toEqual(['chat']);
    expect(chatDraft.get()).toBe('#1001: ');
  },
);

it('says that it is too late, with the telephone, at a hotel without a chat', () => {
  shownTo(order({ ostatus_id: 'approved' }), withPhone);
  expect(screen.getByText(/^This order can no longer be cancelled/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call +34 971 000 000' })).toBeVisible();
});

it.each([
  ['offers the telephone on the card of a cancelled order', 'cancelled', 1],
  ['offers no telephone on the card of a finished order', 'done', 0],
])('%s', (_title, ostatus_id, links) => {
  renderInHotel(<OrderCard order={order({ ostatus_id })} group="histories" receivedAt={0} now={0} />, withPhone);
  expect(screen.queryAllByRole('link', { name: 'Call +34 971 000 000' })).toHaveLength(links);
});

const sumsOf = (given: Order) => {
  renderInHotel(<OrderCard order={given} group="draft" receivedAt={0} now={0} />);
  return ['Service charge', 'Total'].map((label) => screen.queryByText(label)?.parentElement?.textContent ?? null);
};

it('shows the charge and the total also when they are 0, where the order has lines', () => {
  expect(sumsOf(order({ final_sum: 0, delivery_price: 0 }))).toEqual([
    expect.stringMatching(/0\.00/),
    expect.stringMatching(/0\.00/),
  ]);
});

it('shows added taxes and the tip above the total, those in the prices below it, and none of 0', () => {
  const taxes = [
    { title: { en: 'VAT' }, percent: 10, amount: 1.2, included: true },
    { title: { en: 'City tax' }, percent: 8.875, amount: 2, included: false },
    { title: { en: 'Exempt' }, percent: 0, amount: 0, included: true },
  ];
  const card = renderInHotel(
    <OrderCard order={order({ taxes, tip: 3 })} group="draft" receivedAt={0} now={0} />,
  ).container.textContent?.replaceAll('\u00a0', ' ');
  expect(card).toContain('City tax, 8.875%2.00 €Tip3.00 €Total34.10 €incl. VAT, 10%1.20 €');
  expect(card).not.toContain('Exempt');
});

it('shows no sums of 0 for an order without lines', () => {
  expect(sumsOf(order({ products: [], final_sum: 0, delivery_price: 0 }))).toEqual([null, null]);
});

it.each([
  ['nothing of an order that a guest has sent', {}, null],
  ['that the reception took it', { taken_by_staff: true }, 'Reception'],
  ['that the hotel has changed it', { corrected_at: '2026-06-18T20:10:00Z' }, 'Changed by the hotel'],
  [
    'both of an order of the telephone that was changed',
    { taken_by_staff: true, corrected_at: '2026-06-18T20:10:00Z' },
    'Reception · Changed by the hotel',
  ],
])('says %s', (_what, parts, text) => {
  shownTo(order(parts), withPhone);
  const said = screen.queryByText(/Reception|Changed by the hotel/);
  expect(said?.textContent ?? null).toBe(text);
});
