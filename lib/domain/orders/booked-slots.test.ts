import type { HotelNow } from '../booking/hotel-time';
import { bookedEvents, hasComingSlot } from './booked-slots';

const booked = (...values: (string | null)[]) => ({
  num: '1003',
  ostatus_id: 'approved',
  created_at: '2026-06-18T09:20:00.000Z',
  products: [
    {
      product: { title: { en: 'Massage', de: 'Massage am Strand' } },
      properties: values.map((value) => ({ value })),
      slot_minutes: 60,
    },
  ],
});
const TO = { language: 'de', host: 'cala-verde.example', description: 'Order #1003' };
const at = (date: string, time: string): HotelNow => ({ date, time, weekday: 0, minutes: 0 });

describe('bookedEvents', () => {
  it('returns every slot of the order in the guest’s language, with ids that are the same each time', () => {
    const events = bookedEvents(booked('2026-06-25 16:00:00', 'Strong hands', '2026-06-26 9:00', null), TO);
    const event = { minutes: 60, summary: 'Massage am Strand', description: 'Order #1003' };
    expect(events).toEqual([
      {
        uid: '20260618T092000000Z-1003-1-20260625T160000@cala-verde.example',
        start: '2026-06-25T16:00:00',
        ...event,
      },
      {
        uid: '20260618T092000000Z-1003-1-20260626T090000@cala-verde.example',
        start: '2026-06-26T09:00:00',
        ...event,
      },
    ]);
  });

  it.each([
    '2026-06-25',
    '16:00',
    '2026-02-30 16:00',
    '2026-06-25 24:00',
    'on 2026-06-25 16:00',
    '2026-06-25 16:00 or later',
  ])('returns nothing for the answer %s', (value) => {
    expect(bookedEvents(booked(value), TO)).toEqual([]);
  });
});

describe('hasComingSlot', () => {
  const slots = booked('2026-06-25 16:00:00', '2026-06-26 16:00:00');
  it.each([
    ['2026-06-25', '15:59', true],
    ['2026-06-26', '15:59', true],
    ['2026-06-26', '16:00', false],
    ['2026-06-27', '09:00', false],
  ])('at %s %s in the hotel returns %s', (date, time, coming) => {
    expect(hasComingSlot(slots, () => at(date, time))).toBe(coming);
  });

  it.each(['cancelled', 'expired'])('is false for an order with the status %s', (ostatus_id) => {
    expect(hasComingSlot({ ...slots, ostatus_id }, () => at('2026-06-18', '10:00'))).toBe(false);
  });
});
