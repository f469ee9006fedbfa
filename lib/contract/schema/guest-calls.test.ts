import { readPlaces } from './availability';
import { readCancelBody } from './cancel-body';
import { DecodeError } from './decode-error';
import { decoders } from './decoders';

describe('the response with the weather', () => {
  it.each([
    [{ weather: { temp: 21.5, description: 'Sunny', icon: '01d' } }, '21.5', 'Sunny', '01d'],
    [{ data: { weather: { temp: '21', description: { en: 'Sunny' } } } }, '21', { en: 'Sunny' }, null],
    [{ weather: 'Sunny, 21 °C' }, null, 'Sunny, 21 °C', null],
    [{ data: 'Sunny' }, null, 'Sunny', null],
    ['Sunny', null, 'Sunny', null],
    [{ data: { temp: 0 } }, '0', '', null],
  ])('reads the weather %j', (body, temp, description, icon) => {
    expect(decoders.weather(body)).toEqual({ temp, description, icon });
  });

  it.each([
    { weather: 'Unable to fetch weather data' },
    { data: { weather: { description: 'Unable to fetch weather data' } } },
    'Unable to fetch weather data',
    { data: null },
    { weather: null },
    { weather: {} },
    {},
    [],
    null,
  ])('returns no weather for %j', (body) => {
    expect(decoders.weather(body)).toBeNull();
  });
});

describe('the response with availability', () => {
  it('reads days with free slots as a number or a list', () => {
    expect(
      decoders.availableDays({
        data: [
          { service_date: '2026-06-01', available_timeslots: 2 },
          { service_date: '2026-06-02 00:00:00', available_timeslots: '3' },
          { service_date: '2026-06-03', available_timeslots: ['10:00', '11:00'] },
          { service_date: '2026-06-04', available_timeslots: -1 },
          { service_date: '2026-06-05' },
          { service_date: 'tomorrow' },
        ],
      }),
    ).toEqual([
      { service_date: '2026-06-01', available_timeslots: 2 },
      { service_date: '2026-06-02', available_timeslots: 3 },
      { service_date: '2026-06-03', available_timeslots: 2 },
      { service_date: '2026-06-04', available_timeslots: 0 },
      { service_date: '2026-06-05', available_timeslots: 0 },
    ]);
  });

  it('keeps times exactly as received', () => {
    expect(
      decoders.availableTimes([{ start_time: '9:00:00' }, { start_time: '10:00 ', service_time: 'ten' }, {}]),
    ).toEqual([
      { start_time: '9:00:00', service_time: '9:00:00' },
      { start_time: '10:00 ', service_time: 'ten' },
    ]);
  });
});

describe('the response with a guest', () => {
  it('reads a guest’s name, phone and rooms, all optional', () => {
    expect(decoders.guest({ data: { name: 'Ana', idphone: 34600, reservations: [{ room_number: 12 }, 'x'] } })).toEqual(
      {
        name: 'Ana',
        idphone: '34600',
        reservations: [{ room_number: '12' }],
      },
    );
    expect(decoders.guest({ data: {} })).toEqual({ name: null, idphone: null, reservations: [] });
  });

  it.each([{ data: null }, { data: [] }, null, 'x'])('returns no guest for %j', (body) => {
    expect(decoders.guest(body)).toBeNull();
  });

  it('reads an address bare or under data', () => {
    for (const body of [{ ip: '203.0.113.7' }, { data: { ip: '203.0.113.7' } }, { data: '203.0.113.7' }, '203.0.113.7'])
      expect(decoders.ip(body)).toEqual({ ip: '203.0.113.7' });
    expect(() => decoders.ip({ data: null })).toThrow(DecodeError);
  });
});

describe('the response with recommendations', () => {
  const jam = { id: 7, title: 'Jam', price: '1.50', section: { id: 10, for_adult: 1, parent: { id: 2 } } };

  it.each([
    ['under the name recommended_products in an envelope', { data: { recommended_products: [jam] } }],
    ['without an envelope', { recommended_products: [jam] }],
    ['as a list in an envelope', { data: [jam] }],
  ])('reads recommendations %s', (_where, body) => {
    expect(decoders.recommendations(body)).toMatchObject([
      { id: 7, price: 1.5, section_id: 10, section: { id: 10, for_adult: true, parent: { id: 2 } }, property: null },
    ]);
  });

  it('reads the hours of a recommendation, and null without them', () => {
    const [closed, open] = decoders.recommendations([
      { ...jam, schedule: { days: [{ days: Array(7).fill(true), start_time: '18:00' }] } },
      jam,
    ]);
    expect([closed?.schedule?.days.length, open?.schedule]).toEqual([1, null]);
  });

  it('drops a recommendation without an id', () => {
    expect(decoders.recommendations({ data: { recommended_products: [{ title: 'x' }, jam] } })).toHaveLength(1);
    expect(decoders.recommendations({ data: null })).toEqual([]);
  });
});

describe('the response with announcements', () => {
  const read = (extra: unknown) => decoders.announcements({ data: [{ id: 1, extra }] })[0]?.extra;

  it('fills the missing fields of an announcement', () => {
    expect(read(undefined)).toEqual(read([]));
    expect(read(null)).toMatchObject({
      hide_title: false,
      file: null,
      lang_file: {},
      focus: null,
      external_link: null,
      stories: false,
      web_popup_config: { include_section_ids: [], display_only_room_numbers: null, display_time_after_visit_site: 0 },
    });
  });

  it('reads files, sections and rooms in any of their forms', () => {
    expect(
      read({
        file: { path: 'a.webp' },
        lang_file: { en: 'en.webp', ar: { url: 'ar.webp' }, de: '' },
        focus: { x: 20, y: 300 },
        stories: '1',
        web_popup_config: {
          include_section_ids: [1, '2', null, 'null', {}],
          display_only_room_numbers: [101, '102'],
          display_time_after_visit_site: '0.5',
        },
      }),
    ).toMatchObject({
      file: 'a.webp',
      lang_file: { en: 'en.webp', ar: 'ar.webp' },
      focus: null,
      stories: true,
      web_popup_config: {
        include_section_ids: [1, '2', null, null],
        display_only_room_numbers: '101,102',
        display_time_after_visit_site: 0.5,
      },
    });
  });

  it('drops an announcement without an id', () => {
    expect(decoders.announcements([{ title: 'x' }, { id: 2 }]).map(({ id }) => id)).toEqual([2]);
  });
});

describe('the responses for the voice assistant', () => {
  it('reads prompts, with the role system by default', () => {
    expect(
      decoders.voicePrompts({ success: true, data: [{ content: 'Be kind' }, { role: 'user', content: 'Hi' }, {}] }),
    ).toEqual([
      { role: 'system', content: 'Be kind' },
      { role: 'user', content: 'Hi' },
    ]);
    expect(decoders.voicePrompts({ success: true })).toEqual([]);
    expect(() => decoders.voicePrompts({ success: false, data: [] })).toThrow(DecodeError);
  });

  it.each([
    { client_secret: { value: 'ek' } },
    { data: { client_secret: { value: 'ek' } } },
    { client_secret: 'ek' },
    { value: 'ek' },
  ])('reads a voice token in %j', (body) => {
    expect(decoders.voiceToken(body)).toEqual({ client_secret: { value: 'ek' } });
  });

  it.each([{}, { client_secret: null }, { client_secret: {} }, 'ek', null])('returns no voice token for %j', (body) => {
    expect(() => decoders.voiceToken(body)).toThrow(DecodeError);
  });
});

describe('the variations in a hotel’s response', () => {
  it('keeps variations up to a maximum depth', () => {
    let deep: unknown = 'deep';
    for (let depth = 0; depth < 10_000; depth += 1) deep = { deep };
    const hotel = { id: 1, uuid: 'h', ext_data: { variations: { notices: [{ section: 1 }], deep } } };
    const variations = decoders.hotel({ data: { hotel } })?.hotel.ext_data.variations;
    expect(variations).toMatchObject({ notices: [{ section: 1 }] });
    expect(JSON.stringify(variations).length).toBeLessThan(300);
  });
});

describe('the body of a cancellation', () => {
  const cancelRequest = { uuid: 'o-1', hotel_id: 7, language: 'en', reason: 'order_cancel__mistake' };

  it('requires the order, its hotel and one of the four reasons', () => {
    expect(readCancelBody({ ...cancelRequest, token: 'x' })).toEqual({ ok: true, body: cancelRequest });
    for (const [field, change] of [
      ['reason', { reason: 'because' }],
      ['uuid', { uuid: '' }],
      ['hotel_id', { hotel_id: null }],
      ['language', { language: 'EN' }],
      ['language', { language: 'english' }],
      ['language', { language: '-en' }],
    ] as const) {
      const read = readCancelBody({ ...cancelRequest, ...change });
      expect(read.ok ? {} : read.fields).toHaveProperty(field);
    }
    expect(readCancelBody(null)).toEqual({ ok: false, fields: { order: [expect.any(String)] } });
  });
});

it.each([
  [
    { free: 3, total: 8 },
    { free: 3, total: 8 },
  ],
  [
    { free: '3', total: '8' },
    { free: 3, total: 8 },
  ],
  [{ free: 9, total: 8 }, null],
  [{ free: -1, total: 8 }, null],
  [{ total: 8 }, null],
  [[{ service_date: '2026-06-01', available_timeslots: 2 }], null],
  [null, null],
])('reads the places %j as %j', (sent, expected) => {
  expect(readPlaces(sent)).toEqual(expected);
});
