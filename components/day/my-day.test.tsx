/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openOverlays } from '@/components/ui/overlay/overlay-stack';
import type { Announcement } from '@/lib/contract/announcement';
import type { Order } from '@/lib/contract/order';
import type { BookableView } from '@/lib/contract/views';
import { orderUuids } from '@/lib/device/order-uuids';
import { fakeEventStream } from '@/tests/builders/browser/fake-event-stream';
import { fakeNetwork } from '@/tests/builders/browser/fake-network';
import { resetOverlays } from '@/tests/builders/browser/reset-overlays';
import { announcement } from '@/tests/builders/catalogue/announcement';
import { order, orderGroups } from '@/tests/builders/orders/order';
import { hotelView, renderInHotel } from '@/tests/builders/screen/hotel-view';
import { MyDay } from './my-day';

const A = '00000000-0000-4000-8000-00000000000a';
const network = fakeNetwork();
fakeEventStream();

const [line] = order().products;
if (line === undefined) throw new Error('an order has a line');
const booking = (value: string, parts: Partial<Order> = {}): Order =>
  order({
    ostatus_id: 'approved',
    products: [
      {
        ...line,
        product: { title: 'Massage' },
        properties: [{ id: 1, property: { title: 'Slot' }, value, quantity: null, choice: null }],
        slot_minutes: 60,
      },
    ],
    ...parts,
  });

const YOGA: BookableView = {
  uuid: '0000-yoga',
  sectionId: 3,
  sectionTitle: 'Activities',
  product: {
    id: 313,
    title: 'Yoga',
    image: null,
    price: '',
    isPopup: false,
    isBrief: false,
    age: null,
    closed: null,
    food: null,
  } as BookableView['product'],
};
const everyDay = [true, true, true, true, true, true, true];

/** Each test asks for the announcements of another hotel, because they are kept for a minute. */
let hotelId = 100;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-06-18T14:48:00+02:00') });
  resetOverlays();
  hotelId += 1;
  orderUuids.changeNow(() => [A]);
});
afterEach(() => jest.useRealTimers());

async function shown(
  pending: readonly Order[],
  { announced = [], bookable = [] }: { announced?: readonly Announcement[]; bookable?: readonly BookableView[] } = {},
) {
  network.respondTo('GET /api/v1/hotels/cala-verde/orders/check', orderGroups({ pending }));
  network.respondTo(`GET /api/v1/public/announcements`, { data: announced });
  renderInHotel(<MyDay bookable={bookable} />, hotelView({ id: hotelId }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

const day = (name: RegExp) => within(screen.getByRole('region', { name }));

it('lists what is booked today and tomorrow by time, with the word of its status', async () => {
  await shown([booking('2026-06-19 11:00:00', { uuid: A }), booking('2026-06-18 16:00:00', { uuid: `${A}2` })]);
  expect(
    day(/^Today/)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['14:48', expect.stringMatching(/^16:00.Massage.Confirmed$/)]);
  expect(day(/^Tomorrow/).getByRole('listitem')).toHaveTextContent(/^11:00.Massage.Confirmed$/);
});

it('says so on a day without anything', async () => {
  await shown([booking('2026-06-18 16:00:00')]);
  expect(day(/^Tomorrow/).getByText('Nothing planned yet')).toBeVisible();
  expect(day(/^Today/).queryByText('Nothing planned yet')).toBeNull();
});

it('opens the live view of what is booked', async () => {
  await shown([booking('2026-06-18 16:00:00')]);
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: /Massage/ }));
  expect(openOverlays()).toMatchObject([{ name: 'order-live', arg: { uuid: A } }]);
});

it('offers the booked times for the calendar, only where something is booked', async () => {
  await shown([order({ ostatus_id: 'approved' })]);
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

it('shows what the hotel announces for a day in its guests’ rooms, and opens it', async () => {
  const event_days = [{ days: everyDay, start_date: null, end_date: null, start_time: '20:30', end_time: '22:30' }];
  await shown([], {
    announced: [
      announcement({ id: 7, title: { en: 'Live music' }, extra: { event_days } }),
      announcement({
        id: 8,
        title: { en: 'Private view' },
        extra: { event_days },
        config: { display_only_room_numbers: '9' },
      }),
      announcement({ id: 9, title: { en: 'Without a time' } }),
    ],
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '14:48',
    expect.stringMatching(/^20:30.Live music.From the hotel$/),
    expect.stringMatching(/^20:30.Live music.From the hotel$/),
  ]);
  const [today] = screen.getAllByRole('button', { name: /Live music/ });
  if (today === undefined) throw new Error('it is shown today');
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(today);
  expect(openOverlays()).toMatchObject([{ name: 'announcements', arg: { ids: [7] } }]);
});

it('offers the free time between bookings, where the hotel has something to book', async () => {
  network.respondTo('GET /api/v1/public/products/0000-yoga/check-availability-property', {
    data: [
      { start_time: '16:30:00', service_time: '16:30' },
      { start_time: '18:00:00', service_time: '18:00' },
    ],
  });
  await shown([booking('2026-06-18 16:00:00')], { bookable: [YOGA] });
  const free = day(/^Today/).getByText(/^Free until .21:00.$/);
  expect(free).toBeVisible();
  expect(day(/^Tomorrow/).getByText(/^Free until .21:00.$/)).toBeVisible();
  expect(day(/^Tomorrow/).getByRole('link', { name: 'Book a time' })).toHaveAttribute('href', '/booking');
});
