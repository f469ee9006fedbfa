import { decoders } from '@/lib/contract/schema/decoders';
import { hotelNow } from '@/lib/domain/booking/hotel-time';
import { announcement } from '@/tests/builders/catalogue/announcement';
import { type HouseData, houseView } from './house-view';
import { messagesFor } from './messages';

const ALL_WEEK = [true, true, true, true, true, true, true];
const NOTHING: HouseData = { sections: [], announcements: [], weather: null };
const view = (context: ReturnType<typeof contextOf>, data: Partial<HouseData> = {}) =>
  houseView(context, { ...NOTHING, ...data }, 'en');
const day = (start_time: string, end_time: string) => ({ days: ALL_WEEK, start_time, end_time });

function contextOf(house: unknown, { timezone = 'Europe/Madrid' as string | null, at = '2026-06-15T07:00:00Z' } = {}) {
  const raw = { id: 1, uuid: 'h-1', title: 'Aurora', ext_data: { timezone, house } };
  const response = decoders.hotel({ data: { hotel: raw } });
  if (response === null) throw new Error('the hotel cannot be read');
  const { hotel, words } = response;
  return { hotel, language: 'en', messages: messagesFor(words, 'en'), now: hotelNow(timezone, new Date(at)) };
}

const sectionsOf = (...sections: object[]) =>
  sections.flatMap((parts) => decoders.section({ data: { section: { title: 'Bar', products: [], ...parts } } }) ?? []);

describe('what home says of the house', () => {
  it.each([
    ['says nothing', undefined],
    ['is malformed', 'Wi-Fi'],
    ['is empty', {}],
    [
      'has empty fields',
      { wifi: { name: ' ' }, hours: [], check_out: '', phones: [{ title: 'X' }], map: { address: 'A' } },
    ],
  ])('is nothing when the hotel’s file %s', (_title, house) => {
    expect(view(contextOf(house))).toMatchObject({ rings: [], places: null, weather: null, today: [], facts: [] });
  });

  it('is each field that the hotel states, in the guest’s language', () => {
    const house = {
      wifi: { name: 'Aurora', password: 'open-sesame' },
      hours: [{ title: { en: 'Breakfast' }, place: { en: 'Terrace' }, days: [day('07:00', '10:30')] }],
      check_out: '12:00',
      phones: [{ title: 'Reception', number: '+34 971 000' }],
      map: { address: 'Port 4', link: 'https://maps.example/?q=1' },
    };
    const { facts } = view(contextOf(house));
    expect(
      facts.map(({ kind, title, text, action }) => [kind, title, text.replace(/[\u2066-\u2069]/g, ''), action]),
    ).toEqual([
      ['wifi', 'Wi-Fi Aurora', 'Password: open-sesame', { label: 'Copy', copy: 'open-sesame' }],
      ['hours', 'Breakfast', 'Terrace · 07:00 – 10:30', null],
      ['check-out', 'Check-out', 'until 12:00', null],
      ['phone', 'Reception', '+34 971 000', { label: 'Call', href: 'tel:+34971000' }],
      ['map', 'Port 4', '', { label: 'Map', href: 'https://maps.example/?q=1' }],
    ]);
  });

  it.each([
    ['/products/70?product=7008', { label: 'Stay longer', href: '/products/70?product=7008' }],
    [undefined, null],
    ['', null],
  ])('has a way to stay longer beside the check-out time if the hotel names one: %s', (stay_longer, action) => {
    const { facts } = view(contextOf({ check_out: '12:00', stay_longer }));
    expect(facts).toMatchObject([{ kind: 'check-out', action }]);
  });

  it('has the greetings of the day, also for a hotel that says nothing else', () => {
    expect(view(contextOf(undefined)).greeting).toEqual({
      morning: 'Good morning',
      afternoon: 'Good afternoon',
      evening: 'Good evening',
      named: '{greeting}, {name}',
    });
  });

  it('has the sections with hours among the places, without those around the clock', () => {
    const sections = sectionsOf(
      { id: 5, schedule: { days: [day('10:00', '01:00')] } },
      { id: 6, title: 'Room service', schedule: { days: [day('00:00', '23:59')] } },
      { id: 7, title: 'Spa' },
    );
    const house = { hours: [{ title: 'Breakfast', days: [day('07:00', '10:30')] }] };
    const { places } = view(contextOf(house), { sections });
    expect(places).toMatchObject({ date: '2026-06-15', weekday: 1 });
    expect(places?.all.map(({ title, href }) => [title, href])).toEqual([
      ['Breakfast', null],
      ['Bar', '/products/5'],
    ]);
  });

  it('has the weather that the platform gives', () => {
    const weather = { temp: '21', description: { en: 'Sunny' }, icon: 'sun' };
    expect(view(contextOf({ weather: true }), { weather }).weather).toMatchObject({ text: 'Sunny', icon: 'sun' });
  });

  it('has no places for a hotel without a time zone', () => {
    const house = { hours: [{ title: 'Breakfast', days: [day('07:00', '10:30')] }] };
    expect(view(contextOf(house, { timezone: null })).places).toBeNull();
  });

  it('has rings and cards of what is for everybody', () => {
    const announcements = [
      announcement({ id: 1, extra: { ring: { en: 'Tonight' } } }),
      announcement({ id: 2, extra: { ring: 'Suite' }, config: { display_only_room_numbers: '101' } }),
      announcement({ id: 3, extra: { ring: 'Code' }, config: { display_only_via_qrcode: true } }),
      announcement({ id: 4, extra: { today: true }, config: { include_section_ids: [202] } }),
      announcement({ id: 5 }),
    ];
    const { rings, today } = view(contextOf({}), { announcements });
    expect(rings).toEqual([
      {
        id: 1,
        title: 'Tonight',
        picture: '/storage/cala-verde/jazz.jpg',
        seenKey: 'display_announcement_12026-05-01T10:00:00Z',
      },
    ]);
    expect(today.map(({ id, title, text }) => [id, title, text])).toEqual([
      [4, 'Jazz under the pines', 'Friday at 20:30 in the garden.'],
    ]);
  });
});
