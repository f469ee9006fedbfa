import fc from 'fast-check';
import { DecodeError } from './decode-error';
import { decoders, decodersWith } from './decoders';
import type { Drop } from './drops';

const hotel = { id: 7, uuid: 'h-7', code: 'aurora', title: { en: 'Aurora' } };
const option = { id: 1, title: 'Size', ptype_id: 'select', attrs: [{ id: 2, title: 'Large', price: '2.50' }] };
const section = (more: object) => ({ data: { section: { id: 10, title: { en: 'Breakfast' }, ...more } } });

describe('a hotel in an upstream’s response', () => {
  it('returns null without data.hotel', () => {
    for (const body of [{}, { data: {} }, { data: null }, { data: { hotel: null } }, [], 'x', null])
      expect(decoders.hotel(body)).toBeNull();
  });

  it('throws for a hotel without id or uuid', () => {
    expect(() => decoders.hotel({ data: { hotel: { title: 'Aurora' } } })).toThrow(DecodeError);
  });

  it('fills every missing field of a hotel', () => {
    const response = decoders.hotel({ data: { hotel } });
    expect(response?.hotel).toMatchObject({
      currency: '',
      currency_position: 'right',
      payments: [],
      ext_data: { properties: { room_number: null }, variations: {}, logos: {} },
    });
    expect(response).toMatchObject({ words: {}, languages: [] });
  });

  it('accepts a colour with seven characters and a font with a plain name only', () => {
    const read = (more: object) => decoders.hotel({ data: { hotel: { ...hotel, ...more } } })?.hotel;
    expect(read({ color: '#2FAA61', font: 'PT Sans' })).toMatchObject({ color: '#2faa61', font: 'PT Sans' });
    expect(read({ color: '#2fa', font: 'x;} body{' })).toMatchObject({ color: null, font: null });
  });

  it('reads numbers as text, empty maps as lists, flags as digits and banners without ids', () => {
    const response = decoders.hotel({
      hotel: {
        ...hotel,
        discount_percent: '12,5',
        ext_data: [],
        is_payment_property: 1,
        is_agreement_text: '0',
        limit_room: '101, 102',
        banners: [{ title: 'Spa' }, 'junk'],
        hide_ru: 'true',
      },
      words: { home: { en: 'Start' }, empty: {}, also_empty: { en: '' } },
      languages: [{ code: 'EN' }, 'ru', { code: 'en' }, { code: '../x' }],
    });
    expect(response?.hotel).toMatchObject({
      discount_percent: 12.5,
      is_payment_property: true,
      is_agreement_text: false,
      limit_room: ['101', '102'],
      banners: [{ id: 1, title: 'Spa' }],
      hide_ru: true,
    });
    expect(response?.words).toEqual({ home: { en: 'Start' } });
    expect(response?.languages).toEqual([{ code: 'en' }, { code: 'ru' }]);
  });

  it('drops an unreadable charge and reports it', () => {
    const drops: Drop[] = [];
    const read = decodersWith({ onDrop: (drop) => drops.push(drop) }).hotel({
      hotel: { ...hotel, discount_price: '5 or 6', discount_percent: '' },
    });
    expect(read?.hotel).toMatchObject({ discount_price: 0, discount_percent: 0 });
    expect(drops).toEqual([{ entity: 'discount_price', id: null, reason: 'no readable amount' }]);
  });

  it('reads the film of the home page, and null when it names no file', () => {
    const video = (value: unknown) =>
      decoders.hotel({ data: { hotel: { ...hotel, ext_data: { video: value } } } })?.hotel.ext_data.video;
    expect(video({ webm: '/storage/a.webm', poster: ' ' })).toEqual({
      webm: '/storage/a.webm',
      mp4: null,
      poster: null,
    });
    expect([video({}), video({ mp4: ['x'] }), video('film.mp4'), video(undefined)]).toEqual([null, null, null, null]);
  });

  it('drops an unknown time zone', () => {
    const zone = (timezone: unknown) =>
      decoders.hotel({ data: { hotel: { ...hotel, ext_data: { timezone } } } })?.hotel.ext_data.timezone;
    expect([zone('Europe/Madrid'), zone('Europe/Nowhere'), zone(3)]).toEqual(['Europe/Madrid', null, null]);
  });
});

describe('a section in an upstream’s response', () => {
  it('drops a product without an id and an option of an unknown type, and reports them', () => {
    const drops: Drop[] = [];
    const read = decodersWith({ onDrop: (drop) => drops.push(drop) }).section(
      section({
        products: [
          { title: 'Nameless' },
          { id: 1, title: 'Toast', property: { id: 3, properties: [option, { id: 9, ptype_id: 'hologram' }] } },
        ],
      }),
    );
    expect(read?.products.map((product) => product.id)).toEqual([1]);
    expect(read?.products[0]?.property?.properties.map((known) => known.id)).toEqual([1]);
    expect(drops.map(({ entity, id }) => [entity, id])).toEqual([
      ['product', null],
      ['option', '9'],
    ]);
  });

  it('keeps ids exactly as received and reads prices sent as text', () => {
    const product = decoders.section(
      section({ products: [{ id: '007', price: '12.30', property: { properties: [option] } }] }),
    )?.products[0];
    expect(product).toMatchObject({ id: '007', price: 12.3 });
    expect(product?.property?.properties[0]?.attrs[0]?.price).toBe(2.5);
  });

  it.each([
    ['missing', {}, false],
    ['null', { show_quantity: null }, false],
    ['false', { show_quantity: false }, false],
    ['true', { show_quantity: true }, true],
    ['1', { show_quantity: 1 }, true],
  ])(
    'shows quantities only when show_quantity is true, in sections and recommendations: %s',
    (_title, parts, shown) => {
      const bare = { id: 1, price: 1, ...parts };
      const [product] = decoders.section(section({ products: [bare] }))?.products ?? [];
      const [recommended] = decoders.recommendations({ data: { recommended_products: [bare] } });
      expect([product?.show_quantity, recommended?.show_quantity]).toEqual([shown, shown]);
    },
  );

  it('drops and reports products with an unreadable price, which would be sold for nothing', () => {
    const drops: Drop[] = [];
    const prices = { 1: '1,250.50', 2: '1,250', 3: '12.50 €', 4: null, 5: '-3', 6: {} };
    const products = Object.entries(prices).map(([id, price]) => ({ id: Number(id), price }));
    const reporting = decodersWith({ onDrop: (drop) => drops.push(drop) });
    const known = [
      [1, 1250.5],
      [4, 0],
      [5, 0],
      [6, 0],
    ];
    expect(reporting.section(section({ products }))?.products.map(({ id, price }) => [id, price])).toEqual(known);
    expect(reporting.recommendations({ data: products }).map(({ id, price }) => [id, price])).toEqual(known);
    const reason = 'price: no readable price';
    const lost = [
      { entity: 'product', id: '2', reason },
      { entity: 'product', id: '3', reason },
    ];
    expect(drops).toEqual([...lost, ...lost]);
  });

  it('reads a child by section_id or id, and nested parents', () => {
    const read = decoders.section(
      section({
        subsections: [{ section_id: 11, id: 900 }, { id: 12, title: 'Lunch' }, { id: 13, section_id: 10 }, {}],
        parent: { id: 2, description: 'House', parent: { id: 1 } },
      }),
    );
    expect(read?.subsections.map((child) => child.id)).toEqual([11, 12, 13]);
    expect(read?.parent).toMatchObject({ id: 2, descr: 'House', parent: { id: 1, parent: null } });
  });

  it('reads opening rules only with seven weekdays', () => {
    const week = [true, true, true, true, true, true, '0'];
    const read = decoders.section(
      section({
        schedule: { days: [{ days: week, start_time: '07:00' }, { days: [true] }, { start_time: '07:00:00' }] },
      }),
    );
    expect(read?.schedule?.days).toEqual([
      {
        start_date: null,
        end_date: null,
        days: [true, true, true, true, true, true, false],
        start_time: '07:00:00',
        end_time: null,
      },
    ]);
  });

  it('returns null without data.section, and throws without an id', () => {
    expect(decoders.section({ data: [] })).toBeNull();
    expect(() => decoders.section({ data: { section: { title: 'x' } } })).toThrow(DecodeError);
  });
});

describe('other responses', () => {
  it('reads the bottom bar bare and under data', () => {
    const bar = [{ code: 'home', title: 'Home' }, { title: 'nothing' }];
    const read = [{ code: 'home', icon: 'home', title: 'Home', active: true, external_link: null }];
    expect(decoders.navigation(bar)).toEqual(read);
    expect(decoders.navigation({ data: bar })).toEqual(read);
  });

  it('reads a legal text bare, under data, as a string and as nothing', () => {
    expect(decoders.publicInfo({ en: 'Text' })).toEqual({ en: 'Text' });
    expect(decoders.publicInfo({ data: 'Text' })).toBe('Text');
    expect(decoders.publicInfo({ data: [] })).toBe('');
  });

  it('reads a kit without options as null', () => {
    expect(decoders.properties({ data: { id: 1, properties: [] } })).toBeNull();
    expect(decoders.properties({ data: [] })).toBeNull();
    expect(decoders.properties({ data: { id: 1, properties: [option] } })?.properties).toHaveLength(1);
  });

  it('finds the person’s uuid at the root, in data or in the order', () => {
    const order = { uuid: 'o-1', num: 12 };
    const initiator = { uuid: 'p-1' };
    for (const body of [
      { data: { order }, initiator },
      { data: { order, initiator } },
      { data: { order: { ...order, initiator } } },
      { order, initiator },
    ])
      expect(decoders.placedOrder(body)).toEqual({
        order: { uuid: 'o-1', num: '12' },
        initiator,
        pay_data: null,
        already_placed: false,
      });
    expect(() => decoders.placedOrder({ data: {} })).toThrow(DecodeError);
  });

  it('reads the address of an online payment', () => {
    const body = { data: { order: { uuid: 'o' }, pay_data: { response: { formUrl: 'https://pay.example/1' } } } };
    expect(decoders.placedOrder(body).pay_data?.response.formUrl).toBe('https://pay.example/1');
  });

  it('returns null for fewer than three lists of orders', () => {
    expect(decoders.orderGroups({ data: { draft: [], pending: [] } })).toBeNull();
    const order = { uuid: 'o', final_sum: '10.5', products: [{ product: { title: 'Tea' }, quantity: '2' }] };
    expect(decoders.orderGroups({ draft: [order, {}], pending: [], histories: null })).toMatchObject({
      draft: [{ uuid: 'o', final_sum: 10.5, ostatus_id: '', products: [{ quantity: 2 }] }],
      pending: [],
      histories: [],
    });
  });
});

describe('random input', () => {
  const keys = fc.constantFrom(
    'data',
    'hotel',
    'section',
    'products',
    'subsections',
    'parent',
    'property',
    'properties',
    'attrs',
    'id',
    'uuid',
    'title',
    'order',
    'initiator',
    'draft',
    'pending',
    'histories',
    'words',
    'languages',
    'ext_data',
    'schedule',
    'days',
    '__proto__',
    'extra',
  );
  const junk = fc.letrec((tie) => ({
    any: fc.oneof({ depthSize: 'medium' }, fc.jsonValue(), tie('list'), tie('map')),
    list: fc.array(tie('any'), { maxLength: 4 }),
    map: fc.dictionary(keys, tie('any'), { maxKeys: 6 }),
  })).any;

  it('throws nothing but DecodeError', () => {
    fc.assert(
      fc.property(junk, (body) => {
        for (const decode of Object.values(decoders)) {
          try {
            decode(body);
          } catch (error) {
            expect(error).toBeInstanceOf(DecodeError);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('decodes data that is nested a thousand levels deep without an error', () => {
    let parent: object = { id: 1 };
    for (let depth = 0; depth < 1000; depth += 1) parent = { id: 1, parent };
    expect(decoders.section({ data: { section: parent } })?.id).toBe(1);
  });
});
